// The blocks "Solitaire" and "Solitaire replay" in the editor: their settings in the sidebar, and the game or the
// replay as it will appear on the page.
(function ({ blocks, blockEditor, components, element, i18n }) {
  const { createElement: el, Fragment, useEffect, useRef } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Button, PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } = components;
  const { __ } = i18n;
  const GAME = 'solitaire-elements/game';
  const REPLAY = 'solitaire-elements/replay';
  const { module, replay, games, names } = window.solitaireElements;

  /** The label of each setting, in the order of the panels; block.json has the allowed values. */
  const PANELS = [
    [
      __('Game', 'solitaire-elements'),
      {
        variant: __('Game', 'solitaire-elements'),
        daily: __('Daily deal', 'solitaire-elements'),
        deal: __('Deal number', 'solitaire-elements'),
        deck: __('A deck instead of a deal number, such as “KS 7H …”', 'solitaire-elements'),
        line: __('Moves from the deal, such as “16 7f D2 w6”', 'solitaire-elements'),
        puzzle: __('A puzzle that starts after these moves', 'solitaire-elements'),
        games: __('Games that players can switch between, separated by spaces', 'solitaire-elements'),
        deals: __('Random deals', 'solitaire-elements'),
        winnable: __('Only winnable deals', 'solitaire-elements'),
      },
    ],
    [
      __('Rules', 'solitaire-elements'),
      {
        draw: __('Klondike: cards drawn at a time', 'solitaire-elements'),
        redeals: __('Redeals, a number or “unlimited”', 'solitaire-elements'),
        runs: __('Klondike, Demon: which runs move', 'solitaire-elements'),
        takeBack: __('Cards can be moved back from the foundations', 'solitaire-elements'),
        reserve: __('Demon, Eagle Wing: cards in the reserve', 'solitaire-elements'),
        scoring: __('Klondike, Demon, Spider, Golf: scoring', 'solitaire-elements'),
        end: __('Reno, Over-Under: when the game is lost', 'solitaire-elements'),
        options: __('Options by name, such as “draw=1”', 'solitaire-elements'),
      },
    ],
    [
      __('Appearance', 'solitaire-elements'),
      {
        theme: __('Theme', 'solitaire-elements'),
        faces: __('Card faces', 'solitaire-elements'),
        suits: __('Suit colours', 'solitaire-elements'),
        back: __('Card backs', 'solitaire-elements'),
        felt: __('Table colour', 'solitaire-elements'),
        controls: __('Controls', 'solitaire-elements'),
        without: __('Hidden parts, separated by spaces', 'solitaire-elements'),
        leftHanded: __('Left-handed layout', 'solitaire-elements'),
        sound: __('Sound effects', 'solitaire-elements'),
      },
    ],
    [
      __('More', 'solitaire-elements'),
      {
        autoplay: __('Automatic moves to the foundations', 'solitaire-elements'),
        save: __('Save the game in the visitor’s browser', 'solitaire-elements'),
        saveKey: __('Name of the saved game', 'solitaire-elements'),
        links: __('Links to deals: “#” or a parameter, then parameters to keep', 'solitaire-elements'),
        tap: __('Effect of a tap on a card', 'solitaire-elements'),
        navigation: __('Tab stops', 'solitaire-elements'),
        noShortcuts: __('No single-key shortcuts', 'solitaire-elements'),
        verbosity: __('Detail of announcements', 'solitaire-elements'),
        verdict: __('Indicator: whether the game can still be won', 'solitaire-elements'),
        announce: __('Method of announcements', 'solitaire-elements'),
        label: __('Name of the table for screen readers', 'solitaire-elements'),
        lang: __('Language, such as “fr”', 'solitaire-elements'),
      },
    ],
  ];

  /** The settings of games that replays do not have. */
  const ONLY_GAMES = [
    ...['daily', 'puzzle', 'games', 'deals', 'winnable', 'without', 'sound', 'autoplay', 'save', 'saveKey'],
    ...['links', 'tap', 'navigation', 'noShortcuts', 'verbosity', 'verdict', 'announce'],
  ];

  /** The panels of a replay: those of a game with other settings. */
  const REPLAY_PANELS = [
    [
      __('Replay', 'solitaire-elements'),
      {
        at: __('Moves before the position that is shown first', 'solitaire-elements'),
        speed: __('Speed, such as “2”', 'solitaire-elements'),
        markLoss: __('Mark the move that loses the game', 'solitaire-elements'),
      },
    ],
    ...PANELS.map(([title, labels]) => [
      title,
      Object.fromEntries(Object.entries(labels).filter(([name]) => !ONLY_GAMES.includes(name))),
    ]),
  ];

  /** The fields of a comment, in their order. */
  const COMMENT = {
    at: __('After this number of moves', 'solitaire-elements'),
    text: __('Comment', 'solitaire-elements'),
    line: __('Variation: other moves from there, such as “D3 w1”', 'solitaire-elements'),
    marks: __('Arrows and rings, such as “w-6 QH”', 'solitaire-elements'),
  };

  /** The label of a value: that of `king-albert` is “King Albert”. */
  const labelOf = (value) =>
    names[value] ??
    value
      .split('-')
      .map((word) => word.replace(/^\w/, (letter) => letter.toUpperCase()))
      .join(' ');

  /** The attribute of a property: `take-back` for `takeBack`. */
  const attributeName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  const fits = (value, { pattern }) => !pattern || new RegExp(pattern).test(value);

  const isSwitch = ({ type }) => [type].flat().includes('boolean');

  /** Whether a boolean attribute is on, as the element reads it. The markup of the block can contain text as well. */
  const isOn = (value) => value !== undefined && value !== false && value !== 'false';

  /** The control of a setting, by its rule in block.json. */
  function control(name, label, rule, value, change) {
    const props = { key: name, label, __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
    if (isSwitch(rule)) {
      return el(ToggleControl, {
        ...props,
        checked: isOn(value),
        onChange: (on) => change(on || undefined),
      });
    }
    if (rule.enum) {
      const options = ['', ...rule.enum].map((value) => ({
        value,
        label: labelOf(value) || '–',
      }));
      return el(SelectControl, {
        ...props,
        value: value ?? '',
        options,
        onChange: (text) => change(text || undefined),
      });
    }
    return el(TextControl, {
      ...props,
      value: value ?? '',
      help: value && !fits(value, rule) ? __('Invalid value: it is ignored.', 'solitaire-elements') : '',
      onChange: (text) => change(text || undefined),
    });
  }

  /** The settings as attributes; invalid ones are left out. */
  function written(panels, attributes, rules) {
    const properties = panels.flatMap(([, labels]) => Object.keys(labels));
    return Object.fromEntries(
      properties
        .map((name) => [name, attributes[name]])
        .filter(
          ([name, value]) =>
            (isSwitch(rules[name]) ? isOn(value) : value) && (value === true || fits(value, rules[name])),
        )
        .map(([name, value]) => [attributeName(name), value === true ? '' : value]),
    );
  }

  /** Loads the files of a game or replay. The editor may be in a frame: they are loaded in the document of `place`. */
  function useFiles(place, tag, src, ids) {
    useEffect(() => {
      const { head, defaultView } = place.current.ownerDocument;
      const optional = ids.split(/[\s,]+/).filter((id) => Object.hasOwn(games, id));
      const isDefined = defaultView.customElements.get(tag);
      for (const file of [...(isDefined ? [] : [src]), ...optional.map((id) => games[id])]) {
        if (head.querySelector(`script[src="${file}"]`)) continue;
        const script = head.ownerDocument.createElement('script');
        head.append(Object.assign(script, { type: 'module', src: file }));
      }
    }, [ids]);
  }

  /** The game as a preview: it does not react to clicks, and stores nothing in the author's browser. */
  function GamePreview({ attributes, rules }) {
    const place = useRef();
    useFiles(place, 'solitaire-game', module, `${attributes.variant ?? ''} ${attributes.games ?? ''}`);
    return el('solitaire-game', {
      ...written(PANELS, attributes, rules),
      save: 'none',
      inert: '',
      ref: place,
    });
  }

  const commentsOf = ({ comments }) => (Array.isArray(comments) ? comments : []);

  /** The replay with its comments as a preview. */
  function ReplayPreview({ attributes, rules }) {
    const place = useRef();
    useFiles(place, 'solitaire-replay', replay, attributes.variant ?? '');
    return el(
      'solitaire-replay',
      { ...written(REPLAY_PANELS, attributes, rules), inert: '', ref: place },
      commentsOf(attributes).map(({ at, line, marks, text }, index) =>
        el('p', { key: index, 'data-at': at, 'data-line': line, 'data-marks': marks }, text),
      ),
    );
  }

  /** The panel with the comments of a replay: their fields, and buttons that add and remove them. */
  function comments(attributes, setAttributes) {
    const list = commentsOf(attributes);
    const set = (changed) => setAttributes({ comments: changed.length ? changed : undefined });
    const field = (one, index, name) =>
      el(name === 'text' ? TextareaControl : TextControl, {
        key: name,
        label: COMMENT[name],
        value: one[name] ?? '',
        __nextHasNoMarginBottom: true,
        onChange: (value) => set(list.map((other, i) => (i === index ? { ...other, [name]: value } : other))),
      });
    return el(
      PanelBody,
      { key: 'comments', title: __('Comments and variations', 'solitaire-elements') },
      list.map((one, index) =>
        el(
          'fieldset',
          { key: index },
          Object.keys(COMMENT).map((name) => field(one, index, name)),
          el(
            Button,
            { variant: 'link', isDestructive: true, onClick: () => set(list.filter((_, i) => i !== index)) },
            __('Remove this comment', 'solitaire-elements'),
          ),
        ),
      ),
      el(
        Button,
        { key: 'add', variant: 'secondary', onClick: () => set([...list, { at: '0', text: '' }]) },
        __('Add a comment', 'solitaire-elements'),
      ),
    );
  }

  /** Registers a block: the panels of its settings, further panels, and its preview. */
  function register(name, settings, Preview, more) {
    blocks.registerBlockType(name, {
      edit: function Edit({ attributes, setAttributes }) {
        const rules = blocks.getBlockType(name).attributes;
        const panels = settings.map(([title, labels], index) =>
          el(
            PanelBody,
            { key: title, title, initialOpen: index === 0 },
            Object.entries(labels).map(([property, label]) =>
              control(property, label, rules[property], attributes[property], (value) =>
                setAttributes({ [property]: value }),
              ),
            ),
          ),
        );
        return el(
          Fragment,
          null,
          el(InspectorControls, null, panels, more?.(attributes, setAttributes)),
          el('div', useBlockProps(), el(Preview, { attributes, rules })),
        );
      },
      save: () => null,
    });
  }

  register(GAME, PANELS, GamePreview);
  register(REPLAY, REPLAY_PANELS, ReplayPreview, comments);
})(window.wp);
