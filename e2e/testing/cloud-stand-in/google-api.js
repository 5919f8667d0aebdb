// Stands in for Google's loader and picker: the documented calls, and the picker as a frame over the page.
{
  const service = new URL(document.currentScript.src).origin;
  const chain = (target) =>
    new Proxy(target, {
      get: (of, name) => {
        if (name in of || !String(name).startsWith('set')) return of[name];
        return (value) => {
          of.options[name] = value;
          return chain(of);
        };
      },
    });

  class DocsView {
    options = {};
    constructor(view) {
      this.options.view = view;
      return chain(this);
    }
  }
  class PickerBuilder {
    options = {};
    constructor() {
      return chain(this);
    }
    addView(view) {
      Object.assign(this.options, view.options);
      return chain(this);
    }
    build() {
      const { setCallback, ...options } = this.options;
      return { setVisible: () => show(options, setCallback) };
    }
  }

  function show(options, callback) {
    const frame = document.createElement('iframe');
    frame.src = `${service}/google/pick?${new URLSearchParams(options)}`;
    frame.title = 'Google Drive';
    frame.style.cssText = 'position:fixed;inset:10%;width:80%;height:80%;border:0;background:#fff';
    document.body.append(frame);
    addEventListener('message', function hear({ source, data }) {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      frame.remove();
      callback(data === null ? { action: 'cancel' } : { action: 'picked', docs: [data] });
    });
  }

  globalThis.gapi = {
    load(library, { callback }) {
      globalThis.google ??= {};
      globalThis.google[library] = { DocsView, PickerBuilder, DocsViewMode: { LIST: 'list' }, ViewId: { DOCS: 'all' } };
      setTimeout(() => callback());
    },
  };
}
