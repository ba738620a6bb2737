// The browser API of Razorpay's checkout.js, played by the commerce sandbox.
(() => {
  const base = new URL('.', document.currentScript.src);

  /** The fields that a Razorpay return point reads, as a form, because callback_url is reached by POST. */
  function postTo(action, fields) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  const failureOf = ({ paymentId, orderId, description }) => ({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'bank',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: { payment_id: paymentId, order_id: orderId },
    },
  });

  function frameAddress(options) {
    const address = new URL('pay', base);
    const prefill = options.prefill ?? {};
    const [instrument] = Object.values(options.config?.display?.blocks ?? {})[0]?.instruments ?? [];
    const values = {
      key: options.key,
      order_id: options.order_id,
      amount: options.amount,
      currency: options.currency,
      name: options.name,
      method: prefill.method,
      flow: instrument?.flows?.[0],
      contact: prefill.contact,
      colour: options.theme?.color,
      embed: location.origin,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined && value !== null) address.searchParams.set(name, value);
    }
    return address;
  }

  class Razorpay {
    #options;
    #listeners = new Map();
    #window;
    #opener;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      const { callback_url: callback } = options;
      if (callback && new URL(callback, location.href).origin !== location.origin)
        throw new Error('callback_url is not an address of this shop');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#window) return this;
      this.#opener = document.activeElement;
      const frame = document.createElement('iframe');
      frame.src = frameAddress(this.#options);
      frame.title = 'Razorpay payment';
      frame.allow = 'payment';
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Razorpay payment');
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
      dialog.append(frame);
      dialog.addEventListener('cancel', event => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.close();
      });
      document.body.append(dialog);
      const listen = event => {
        if (event.source === frame.contentWindow && event.origin === base.origin) this.#hear(event.data);
      };
      window.addEventListener('message', listen);
      const overflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      dialog.showModal();
      this.#window = {
        close: () => {
          window.removeEventListener('message', listen);
          document.documentElement.style.overflow = overflow;
          dialog.close();
          dialog.remove();
        },
      };
      return this;
    }

    /** Closes the window and tells modal.ondismiss, as the shopper's own closing does. */
    close() {
      if (this.#shut()) this.#options.modal?.ondismiss?.();
    }

    #shut() {
      if (!this.#window) return false;
      this.#window.close();
      this.#window = undefined;
      this.#opener?.focus?.();
      return true;
    }

    #hear(message) {
      if (message?.gateway !== 'razorpay') return;
      const { callback_url: callback, redirect, handler } = this.#options;
      const goes = callback && (redirect || !handler);
      if (message.type === 'success') {
        this.#shut();
        if (goes) postTo(callback, message.fields);
        else handler?.(message.fields);
      } else if (message.type === 'failure') {
        const failure = failureOf(message);
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener(failure);
        if (!goes) return;
        this.#shut();
        const { metadata, ...error } = failure.error;
        const fields = Object.entries(error).map(([name, value]) => [`error[${name}]`, value]);
        postTo(callback, Object.fromEntries([...fields, ['error[metadata]', JSON.stringify(metadata)]]));
      } else if (message.type === 'closed') {
        this.close();
      }
    }
  }

  window.Razorpay = Razorpay;
})();
