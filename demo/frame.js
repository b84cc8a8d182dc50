// What a page around a frame may do: give it the height it says, and listen to what happens in it.
/* global reno -- the frame, by its id */

addEventListener('message', ({ source, data }) => {
  if (source === reno.contentWindow && data.height) reno.height = Math.min(data.height, innerHeight);
});

addEventListener('message', ({ source, data }) => {
  if (source !== reno.contentWindow || data.type !== 'solitaire-elements:event') return;
  if (data.name === 'solitaire-announce') document.querySelector('#news').textContent = data.detail.text;
});
