// Plays Stripe's script in a browser: the Payment Element with fields in a frame of its own, and the question of a bank. It is
// served in place of https://js.stripe.com, and calls the stand-in in place of https://api.stripe.com.
(() => {
  const API = 'https://api.stripe.com/v1/';

  window.Stripe = (key) => {
    let frame = null;
    const listeners = {};

    const ask = (question) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data));
        port1.start();
        frame.contentWindow.postMessage(question, '*', [port2]);
      });

    const post = async (path, entries) => {
      const response = await fetch(`${API}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ ...entries, key }),
      });
      return response.json();
    };

    const element = {
      on(event, listener) {
        listeners[event] = listener;
        return element;
      },
      mount(place) {
        frame = document.createElement('iframe');
        frame.title = 'Secure payment input frame';
        frame.src = 'https://js.stripe.com/stand-in/fields.html';
        frame.style.cssText = 'width: 100%; height: 260px; border: 0';
        frame.addEventListener('load', () => listeners.ready?.());
        place.append(frame);
      },
      focus: () => void ask('focus'),
      destroy: () => frame?.remove(),
    };

    return {
      version: 'endive',
      _registerWrapper() {},
      elements: () => ({
        create: () => element,
        update() {},
        async submit() {
          const { isComplete } = await ask('check');
          return isComplete ? {} : { error: { type: 'validation_error' } };
        },
      }),
      async confirmPayment({ clientSecret }) {
        const id = clientSecret.split('_secret_')[0];
        const { number } = await ask('card');
        const proof = { client_secret: clientSecret };
        const answer = await post(`payment_intents/${id}/confirm`, {
          ...proof,
          'payment_method_data[card][number]': number,
        });
        if (answer.status !== 'requires_action') return answer.error ? answer : { paymentIntent: answer };
        const outcome = await askBank();
        const decided = await post(`payment_intents/${id}/answer_of_bank`, { ...proof, outcome });
        return decided.error ? decided : { paymentIntent: decided };
      },
      async confirmSetup({ clientSecret }) {
        const id = clientSecret.split('_secret_')[0];
        const { number } = await ask('card');
        const given = { client_secret: clientSecret, 'payment_method_data[card][number]': number };
        const answer = await post(`setup_intents/${id}/confirm`, given);
        return answer.error ? answer : { setupIntent: answer };
      },
    };
  };

  /** The bank asks in a frame over the page. */
  function askBank() {
    const bank = document.createElement('iframe');
    bank.title = 'Bank';
    bank.src = 'https://js.stripe.com/stand-in/bank.html';
    bank.style.cssText =
      'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 9999; background: #fff';
    document.body.append(bank);
    return new Promise((resolve) => {
      const hear = ({ source, data }) => {
        if (source !== bank.contentWindow) return;
        removeEventListener('message', hear);
        bank.remove();
        resolve(data);
      };
      addEventListener('message', hear);
    });
  }
})();
