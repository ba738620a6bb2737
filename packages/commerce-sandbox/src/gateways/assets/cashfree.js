// The browser API of Cashfree's JavaScript SDK (version 3), played by the commerce sandbox.
(() => {
  const base = new URL('.', document.currentScript.src);

  const frameIn = (parent, address) =>
    new Promise(resolve => {
      const frame = document.createElement('iframe');
      address.searchParams.set('embed', location.origin);
      frame.src = address;
      frame.title = 'Cashfree payment';
      frame.allow = 'payment';
      Object.assign(frame.style, { width: '100%', height: '100%', minHeight: '32rem', border: '0', display: 'block' });
      const listen = event => {
        if (event.source !== frame.contentWindow || event.origin !== base.origin || event.data?.gateway !== 'cashfree')
          return;
        window.removeEventListener('message', listen);
        frame.remove();
        resolve(
          event.data.type === 'closed'
            ? { error: { message: 'Payment popup has been closed', code: 'payment_aborted', type: 'request_failed' } }
            : { paymentDetails: { paymentMessage: 'Payment finished. Check status.' } },
        );
      };
      window.addEventListener('message', listen);
      parent.append(frame);
    });

  async function inDialog(address) {
    const opener = document.activeElement;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Cashfree payment');
    Object.assign(dialog.style, {
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'transparent',
    });
    dialog.addEventListener('cancel', event => event.preventDefault());
    document.body.append(dialog);
    const answer = frameIn(dialog, address);
    dialog.showModal();
    try {
      return await answer;
    } finally {
      dialog.close();
      dialog.remove();
      opener?.focus?.();
    }
  }

  async function checkout({ paymentSessionId, redirectTarget = '_self' } = {}) {
    if (!paymentSessionId) {
      return {
        error: { message: 'paymentSessionId is missing', code: 'payment_session_id_invalid', type: 'request_failed' },
      };
    }
    const address = new URL('pay', base);
    address.searchParams.set('session', paymentSessionId);
    if (redirectTarget instanceof Element) return frameIn(redirectTarget, address);
    if (redirectTarget === '_modal') return inDialog(address);
    if (redirectTarget === '_blank') window.open(address, '_blank', 'noopener');
    else if (redirectTarget === '_top') window.top.location.assign(address);
    else location.assign(address);
    return { redirect: true };
  }

  window.Cashfree = function Cashfree({ mode } = {}) {
    if (mode !== 'sandbox' && mode !== 'production') throw new Error('mode must be "sandbox" or "production"');
    return { checkout };
  };
})();
