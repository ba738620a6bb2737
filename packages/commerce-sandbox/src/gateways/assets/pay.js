// The page on which a payment ends as one chooses. Inside a shop's window it tells the shop; alone it lets the form go.
const { embed, gateway, colour } = document.body.dataset;

if (/^#[0-9a-f]{6}$/i.test(colour ?? '')) document.documentElement.style.setProperty('--accent', colour);

const tell = message => window.parent.postMessage({ gateway, ...message }, embed);

if (embed && window.parent !== window) {
  document.addEventListener('submit', async event => {
    event.preventDefault();
    const form = event.target;
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const status = document.querySelector('[role="status"]');
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    status.textContent = 'One moment…';
    try {
      const response = await fetch(form.action, { method: 'post', body, headers: { accept: 'application/json' } });
      const message = await response.json();
      status.textContent = message.description ?? '';
      tell(message);
    } catch {
      status.textContent = 'The payment page cannot be reached. Try again.';
    }
    for (const button of form.querySelectorAll('button')) button.disabled = false;
  });
  document.querySelector('[data-close]')?.addEventListener('click', () => tell({ type: 'closed' }));
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') document.querySelector('button[value="closed"], [data-close]')?.click();
  });
}
