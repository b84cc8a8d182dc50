import 'solitaire-elements';

document.addEventListener('solitaire-move', ({ detail }) => {
  document.querySelector('output').textContent = detail.position.moves;
});
