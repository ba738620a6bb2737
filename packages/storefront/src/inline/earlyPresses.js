// Keeps what is pressed and sent while the rest of the document is on its way, for the late loader at its end (frame-22).
(() => {
  window.shopPressed = [];
  const keep = event => {
    if (window.shopPressed && 'late' in event.target.dataset) event.preventDefault();
    window.shopPressed?.push(event);
  };
  addEventListener('submit', keep, true);
  addEventListener('click', keep, true);
})();
