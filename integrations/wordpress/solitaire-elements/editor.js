// The block in the editor: its settings in the sidebar, and the game as it will appear on the page.
(function ({ blocks, blockEditor, components, element, i18n }) {
  const { createElement: el, Fragment, useEffect, useRef } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = components;
  const { __ } = i18n;
  const NAME = 'solitaire-elements/game';
  const { module, games } = window.solitaireElements;

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
        redeals: __('Klondike: redeals, a number or “unlimited”', 'solitaire-elements'),
        runs: __('Klondike, Demon: which runs move', 'solitaire-elements'),
        takeBack: __('Klondike: cards can be moved back from the foundations', 'solitaire-elements'),
        reserve: __('Demon: cards in the reserve', 'solitaire-elements'),
        scoring: __('Klondike, Demon: scoring', 'solitaire-elements'),
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
        lang: __('Language, such as “fr”', 'solitaire-elements'),
      },
    ],
  ];

  /** The names of games that do not follow from their id. */
  const GAMES = {
    'over-under': 'Over-Under',
    freecell: 'FreeCell',
    'bakers-game': 'Baker’s Game',
    'bakers-dozen': 'Baker’s Dozen',
    'streets-and-alleys': 'Streets and Alleys',
    'thumb-and-pouch': 'Thumb and Pouch',
    'tri-peaks': 'TriPeaks',
    'will-o-the-wisp': 'Will o’ the Wisp',
  };

  /** The label of a value: that of `king-albert` is “King Albert”. */
  const labelOf = (value) =>
    GAMES[value] ??
    value
      .split('-')
      .map((word) => word.replace(/^\w/, (letter) => letter.toUpperCase()))
      .join(' ');

  const NAMES = PANELS.flatMap(([, labels]) => Object.keys(labels));

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

  /** The game as a preview: it does not react to clicks, and stores nothing in the author's browser. */
  function Preview({ attributes, rules }) {
    const table = useRef();
    const { variant = '', games: choice = '' } = attributes;
    useEffect(() => {
      // the editor may be in a frame: the files have to be loaded in the document of the game
      const { head, defaultView } = table.current.ownerDocument;
      const optional = `${variant} ${choice}`.split(/[\s,]+/).filter((id) => Object.hasOwn(games, id));
      const isDefined = defaultView.customElements.get('solitaire-game');
      for (const src of [...(isDefined ? [] : [module]), ...optional.map((id) => games[id])]) {
        if (head.querySelector(`script[src="${src}"]`)) continue;
        const script = head.ownerDocument.createElement('script');
        head.append(Object.assign(script, { type: 'module', src }));
      }
    }, [variant, choice]);
    const set = NAMES.map((name) => [name, attributes[name]])
      .filter(
        ([name, value]) =>
          (isSwitch(rules[name]) ? isOn(value) : value) && (value === true || fits(value, rules[name])),
      )
      .map(([name, value]) => [attributeName(name), value === true ? '' : value]);
    return el('solitaire-game', { ...Object.fromEntries(set), save: 'none', inert: '', ref: table });
  }

  blocks.registerBlockType(NAME, {
    edit: function Edit({ attributes, setAttributes }) {
      const rules = blocks.getBlockType(NAME).attributes;
      const panels = PANELS.map(([title, labels], index) =>
        el(
          PanelBody,
          { key: title, title, initialOpen: index === 0 },
          Object.entries(labels).map(([name, label]) =>
            control(name, label, rules[name], attributes[name], (value) => setAttributes({ [name]: value })),
          ),
        ),
      );
      return el(
        Fragment,
        null,
        el(InspectorControls, null, panels),
        el('div', useBlockProps(), el(Preview, { attributes, rules })),
      );
    },
    save: () => null,
  });
})(window.wp);
