// Stands in for Google's sign-in: a window in which one says yes or no, and a token that comes back.
{
  const service = new URL(document.currentScript.src).origin;
  globalThis.google ??= {};
  globalThis.google.accounts = {
    oauth2: {
      initTokenClient: ({ client_id, scope, callback, error_callback }) => ({
        requestAccessToken() {
          const asked = new URLSearchParams({ client_id, scope, origin: location.origin });
          const consent = open(`${service}/google/consent?${asked}`, '_blank', 'width=500,height=600');
          if (!consent) return error_callback({ type: 'popup_failed_to_open' });
          const watch = setInterval(() => consent.closed && end(() => error_callback({ type: 'popup_closed' })), 100);
          const hear = ({ source, data }) => source === consent && end(() => callback(data));
          const end = (then) => {
            clearInterval(watch);
            removeEventListener('message', hear);
            then();
          };
          addEventListener('message', hear);
        },
      }),
    },
  };
}
