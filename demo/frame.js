// The script of a page with a frame: sets the height that the frame requests, and receives its events.
/* global reno -- the frame, by its id */

addEventListener('message', ({ source, data }) => {
  if (source === reno.contentWindow && data.height) reno.height = Math.min(data.height, innerHeight);
});

addEventListener('message', ({ source, data }) => {
  if (source !== reno.contentWindow || data.type !== 'solitaire-elements:event') return;
  if (data.name === 'solitaire-announce') document.querySelector('#news').textContent = data.detail.text;
});
