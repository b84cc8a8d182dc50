import 'solitaire-elements';

for (const type of ['solitaire-deal', 'solitaire-move', 'solitaire-undo'])
  document.addEventListener(type, ({ detail }) => {
    document.querySelector('output').textContent = detail.position.moves;
  });
