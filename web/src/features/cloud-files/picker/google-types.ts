/** What is used of Google's scripts, as Google documents it. */
export interface GoogleDocument {
  id: string;
  name: string;
  mimeType: string;
  sizeBytes?: number | string;
}

export interface PickerAnswer {
  action: 'loaded' | 'picked' | 'cancel' | 'error' | (string & {});
  docs?: readonly GoogleDocument[];
}

interface DocsView {
  setMimeTypes(types: string): DocsView;
  setOwnedByMe(isOwn: boolean): DocsView;
  setIncludeFolders(isIncluded: boolean): DocsView;
  setMode(mode: string): DocsView;
}

interface PickerBuilder {
  addView(view: DocsView): PickerBuilder;
  setOAuthToken(token: string): PickerBuilder;
  setDeveloperKey(key: string): PickerBuilder;
  setAppId(id: string): PickerBuilder;
  setLocale(locale: string): PickerBuilder;
  setOrigin(origin: string): PickerBuilder;
  setCallback(callback: (answer: PickerAnswer) => void): PickerBuilder;
  build(): { setVisible(isVisible: boolean): void; dispose?(): void };
}

export interface TokenAnswer {
  access_token?: string;
  error?: string;
}

export interface GoogleScripts {
  gapi: {
    load(
      library: 'picker',
      then: { callback: () => void; onerror: () => void; timeout: number; ontimeout: () => void },
    ): void;
  };
  google: {
    accounts: {
      oauth2: {
        initTokenClient(options: {
          client_id: string;
          scope: string;
          callback: (answer: TokenAnswer) => void;
          error_callback: (error: { type: string }) => void;
        }): { requestAccessToken(options: { prompt: string }): void };
      };
    };
    picker: {
      DocsView: new (view: string) => DocsView;
      DocsViewMode: { LIST: string };
      PickerBuilder: new () => PickerBuilder;
      ViewId: { DOCS: string };
    };
  };
}
