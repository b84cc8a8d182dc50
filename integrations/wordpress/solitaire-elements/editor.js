// The block in the editor: its settings at the side, and the table itself as it will stand on the page.
(function ({ blocks, blockEditor, components, element, i18n }) {
  const { createElement: el, Fragment, useEffect, useRef } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = components;
  const { __ } = i18n;
  const NAME = 'solitaire-elements/game';
  const { module } = window.solitaireElements;

  /** What each setting is called, in the order of the panels; block.json says what it may be. */
  const PANELS = [
    [
      __('Game', 'solitaire-elements'),
      {
        variant: __('Game', 'solitaire-elements'),
        daily: __('Deal of the day', 'solitaire-elements'),
        deal: __('Deal number', 'solitaire-elements'),
        deck: __('All cards instead of a deal number, such as “KS 7H …”', 'solitaire-elements'),
        line: __('Moves from the deal, such as “16 7f D2 w6”', 'solitaire-elements'),
        puzzle: __('A puzzle that starts after these moves', 'solitaire-elements'),
        games: __('Games to switch between, by their names, with spaces', 'solitaire-elements'),
        deals: __('How random deals are chosen', 'solitaire-elements'),
        winnable: __('Only deals that can be won', 'solitaire-elements'),
      },
    ],
    [
      __('Rules', 'solitaire-elements'),
      {
        draw: __('Klondike: cards turned at a time', 'solitaire-elements'),
        redeals: __('Klondike: redeals, a number or “unlimited”', 'solitaire-elements'),
        runs: __('Klondike, Demon: which runs move', 'solitaire-elements'),
        takeBack: __('Klondike: cards come back from the foundations', 'solitaire-elements'),
        reserve: __('Demon: cards in the reserve', 'solitaire-elements'),
        scoring: __('Klondike, Demon: scoring', 'solitaire-elements'),
        end: __('Reno, Over-Under: when the game is lost', 'solitaire-elements'),
        options: __('Options by name, such as “draw=1”', 'solitaire-elements'),
      },
    ],
    [
      __('Looks', 'solitaire-elements'),
      {
        theme: __('Theme', 'solitaire-elements'),
        faces: __('Card faces', 'solitaire-elements'),
        suits: __('Colours of the suits', 'solitaire-elements'),
        back: __('Card backs', 'solitaire-elements'),
        felt: __('Table colour', 'solitaire-elements'),
        controls: __('Around the table', 'solitaire-elements'),
        without: __('Leave out, words with spaces between', 'solitaire-elements'),
        leftHanded: __('For the left hand', 'solitaire-elements'),
        sound: __('Quiet sounds', 'solitaire-elements'),
      },
    ],
    [
      __('More', 'solitaire-elements'),
      {
        autoplay: __('Cards go home by themselves', 'solitaire-elements'),
        save: __('Keep the game in the visitor’s browser', 'solitaire-elements'),
        saveKey: __('Name it is kept under', 'solitaire-elements'),
        links: __('Links to deals: “#” or a parameter, then parameters to keep', 'solitaire-elements'),
        tap: __('What a tap on a card does', 'solitaire-elements'),
        navigation: __('Where the Tab key stops', 'solitaire-elements'),
        noShortcuts: __('No letters and digits as keys', 'solitaire-elements'),
        verbosity: __('How much is said', 'solitaire-elements'),
        verdict: __('Whether the game can still be won', 'solitaire-elements'),
        announce: __('How it is announced', 'solitaire-elements'),
        lang: __('Language, such as “fr”', 'solitaire-elements'),
      },
    ],
  ];

  const NAMES = PANELS.flatMap(([, labels]) => Object.keys(labels));

  /** `takeBack` as HTML writes it: `take-back`. */
  const attributeName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  const fits = (value, { pattern }) => !pattern || new RegExp(pattern).test(value);

  const isSwitch = ({ type }) => [type].flat().includes('boolean');

  /** Whether a switch is on, as the element reads it: text that somebody wrote into the block may say so, too. */
  const isOn = (value) => value !== undefined && value !== false && value !== 'false';

  /** A setting as its rule in block.json asks for it. */
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
        label: value.replace(/^\w/, (letter) => letter.toUpperCase()) || '–',
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
      help:
        value && !fits(value, rule) ? __('This is left out: it has another form.', 'solitaire-elements') : '',
      onChange: (text) => change(text || undefined),
    });
  }

  /** The table as a picture of itself: it takes no click, and keeps nothing in the author's browser. */
  function Preview({ attributes, rules }) {
    const table = useRef();
    useEffect(() => {
      // the editor may stand in a frame: the module is needed where the table is
      const { head, defaultView } = table.current.ownerDocument;
      if (defaultView.customElements.get('solitaire-game') || head.querySelector(`script[src="${module}"]`))
        return;
      const script = head.ownerDocument.createElement('script');
      head.append(Object.assign(script, { type: 'module', src: module }));
    }, []);
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
