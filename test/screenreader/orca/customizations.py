# Loaded by Orca 43 and 48 at their start: writes each utterance and each stop of speech to the file that the variable
# SPEECH_LOG names, one per line: seconds, SAY or CUT, text.
import os
import time

from orca import settings, speech

_log = open(os.environ["SPEECH_LOG"], "a", buffering=1)


def note(kind, text=""):
    _log.write("%.3f\t%s\t%s\n" % (time.time(), kind, str(text).replace("\n", " / ").replace("\t", " ")))


def noted(function):
    def say(text, *rest, **named):
        note("SAY", text)
        return function(text, *rest, **named)

    return say


def noted_stop(function):
    def stop(*rest, **named):
        note("CUT")
        return function(*rest, **named)

    return stop


speech._speak = noted(speech._speak)
if hasattr(speech, "speak_character"):  # 46 and later
    speech.speak_character = noted(speech.speak_character)
    from orca import speechdispatcherfactory

    speechdispatcherfactory.SpeechServer.stop = noted_stop(speechdispatcherfactory.SpeechServer.stop)
else:
    speech.speakCharacter = noted(speech.speakCharacter)
    speech.stop = noted_stop(speech.stop)

# a page is not read as a whole when it is loaded
settings.sayAllOnLoad = False
note("START")
