import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { toastStore } from '../../../lib/toasts/toast-store.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { docx, FakeUpload } from '../testing/fake-upload.ts';
import { sampleFile } from '../testing/sample-homework.ts';
import { UploadArea } from './upload-area.tsx';
import { useAttachment } from './use-attachment.ts';

const attached = sampleFile({ original_filename: 'Den første.docx', short_name: 'Den første.docx' });

function Area({ disabled = false, file = null }: { disabled?: boolean; file?: typeof attached | null }) {
  return <UploadArea attachment={useAttachment(48, file)} teacherId={1} disabled={disabled} />;
}
const drop = (...files: File[]) => {
  const area = document.querySelector('.drop');
  if (!area) throw new Error('no place to drop');
  fireEvent.drop(area, { dataTransfer: { files } });
};
const input = () => screen.getByLabelText<HTMLInputElement>('Din Word-fil');
const started = async (count = 1) => {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(count));
  return FakeUpload.all.at(-1) as FakeUpload;
};

describe('the upload area', () => {
  beforeEach(() => {
    vi.spyOn(client, 'cloudServices').mockResolvedValue({ setUp: [], allowed: [] });
    FakeUpload.all = [];
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
  });

  it('HAND-06 HAND-20 a click opens a dialog for .docx', async () => {
    showAsPupil(<Area />);
    const clicked = vi.spyOn(input(), 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Vælg fil' }));
    expect(clicked).toHaveBeenCalled();
    expect(input().accept).toBe('.docx');
  });

  it('HAND-06 the whole area opens it, once a click, and nothing does while it is locked', async () => {
    const { unmount } = showAsPupil(<Area />);
    const clicked = vi.spyOn(HTMLInputElement.prototype, 'click');
    await userEvent.click(screen.getByText('Kun DOCX, højst 10 MB'));
    expect(clicked).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Vælg fil' }));
    expect(clicked).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Ligger filen i OneDrive eller Google Drev?' }));
    expect(clicked).toHaveBeenCalledTimes(2);
    unmount();
    showAsPupil(<Area disabled file={attached} />);
    await userEvent.click(screen.getByText('Den første.docx'));
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('HAND-06 takes the first of several dropped files', async () => {
    showAsPupil(<Area />);
    drop(docx('Første.docx'), docx('Anden.docx'));
    const upload = await started();
    expect(upload.names()).toEqual(['Første.docx']);
  });

  it('HAND-06 HAND-12 neither drops nor chooses once handed in, and nothing can be removed', async () => {
    showAsPupil(<Area disabled file={attached} />);
    const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    drop(docx());
    expect(input().disabled).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect([read.mock.calls.length, FakeUpload.all.length]).toEqual([0, 0]);
  });

  it.each([
    ['a PDF', new File(['%PDF'], 'stil.pdf', { type: 'application/pdf' })],
    ['a PDF that is called .docx', new File(['%PDF'], 'stil.docx', { type: 'application/pdf' })],
    ['a name ending .pages, whatever its type', docx('stil.pages')],
  ])('HAND-01 TXT-34 refuses %s', async (_, file) => {
    showAsPupil(<Area />);
    drop(file);
    expect((await screen.findByRole('alert')).textContent).toBe('Du må kun uploade filer af typen DOCX');
    expect(FakeUpload.all).toHaveLength(0);
  });

  it('HAND-01 takes a .docx that the machine knows no type of', async () => {
    showAsPupil(<Area />);
    drop(new File(['PK\u0003\u0004'], 'stil.docx', { type: '' }));
    expect((await started()).names()).toEqual(['stil.docx']);
  });

  it('HAND-02 TXT-34 no file gives the same error', async () => {
    showAsPupil(<Area />);
    drop();
    expect((await screen.findByRole('alert')).textContent).toBe('Du må kun uploade filer af typen DOCX');
  });

  it('HAND-03 TXT-35 UPL-02 refuses more than 10485760 bytes', async () => {
    showAsPupil(<Area />);
    const large = docx();
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    drop(large);
    expect((await screen.findByRole('alert')).textContent).toBe('Du må maks uploade 10 MB');
  });

  it('HAND-04 TXT-36 refuses content that does not begin as a zip, and the choice is reset', async () => {
    showAsPupil(<Area />);
    await userEvent.upload(input(), docx('falsk.docx', 'Hej med dig'));
    expect((await screen.findByRole('alert')).textContent).toBe('Fejl: Du må kun uploade filer af typen DOCX');
    expect(input().value).toBe('');
    expect(screen.getByRole('button', { name: 'Vælg fil' })).toBeTruthy();
    expect(FakeUpload.all).toHaveLength(0);
  });

  it('HAND-04 skips that check where the browser cannot read files', async () => {
    vi.stubGlobal('FileReader', undefined);
    showAsPupil(<Area />);
    drop(docx('falsk.docx', 'Hej med dig'));
    expect((await started()).names()).toEqual(['falsk.docx']);
    vi.unstubAllGlobals();
  });

  it('HAND-05 starts no second upload while one is on its way', async () => {
    showAsPupil(<Area />);
    drop(docx('Første.docx'));
    await started();
    const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    drop(docx('Anden.docx'));
    expect([read.mock.calls.length, FakeUpload.all.length]).toEqual([0, 1]);
  });

  it('UPL-05 HAND-07 TXT-37 CON-25 progress is held at 90 until the server answers, then the file stands there', async () => {
    showAsPupil(<Area />);
    drop(docx());
    const upload = await started();
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
    act(() => upload.sent(0.42));
    expect(bar.value).toBe(42);
    act(() => upload.sent(1));
    expect(bar.value).toBe(90);
    expect(screen.getByText('90 %')).toBeTruthy();
    act(() => upload.answer(200, sampleFile()));
    expect(await screen.findByText('Filen blev uploadet')).toBeTruthy();
    expect(screen.getByText('Min anmeldelse.docx')).toBeTruthy();
    expect(screen.getByText('142 ord · 20 kB')).toBeTruthy();
  });

  it('HAND-07 TXT-38 a failed upload is shown and the file before it stays', async () => {
    showAsPupil(<Area file={attached} />);
    drop(docx());
    (await started()).answer(500, { code: 'unknown', message: 'x' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Der er sket en fejl med at uploade filen. Vi har modtaget fejlen og arbejder allerede på at få den løst. Prøv at genindlæse siden senere på dagen.',
    );
    expect(screen.getByText('Den første.docx')).toBeTruthy();
  });

  it("HAND-07 what is wrong with the file is shown in the server's words, and the file before it stays", async () => {
    showAsPupil(<Area file={attached} />);
    drop(docx());
    const message = 'Filen er beskyttet med en adgangskode. Fjern adgangskoden, og upload den på ny.';
    (await started()).answer(422, { code: 'encrypted-docx', message });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByText('Den første.docx')).toBeTruthy();
  });

  it('a file is replaced by dropping another, and removed', async () => {
    const removed = vi.spyOn(client, 'removeFile').mockResolvedValue(null);
    showAsPupil(<Area file={attached} />);
    drop(docx());
    (await started()).answer(200, sampleFile({ id: 10 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern Min anmeldelse.docx' }));
    expect(removed).toHaveBeenCalledWith({ params: { id: 48, fileId: 10 } });
    expect(await screen.findByRole('button', { name: 'Vælg fil' })).toBeTruthy();
  });

  it('HAND-08 a failed removal is only logged; the file stays', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(client, 'removeFile').mockRejectedValue(new Error('no'));
    showAsPupil(<Area file={attached} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fjern Den første.docx' }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.getByText('Den første.docx')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a file from the cloud', () => {
  const TYPE = docx().type;
  const frameOf = (service: string) =>
    document.querySelector<HTMLIFrameElement>(`iframe[src="/hent-fil/${service}?teacherId=1"]`);
  const asked = vi.fn<(ask: { id: number }) => void>();
  /** A frame loads nothing here, and has no window of its own: it gets one that hears what it is asked. */
  const windows = new WeakMap<HTMLIFrameElement, object>();
  const windowOf = (frame: HTMLIFrameElement) => {
    const own = windows.get(frame) ?? { postMessage: asked };
    windows.set(frame, own);
    return own;
  };
  beforeEach(() => {
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      return windowOf(this) as Window;
    });
  });
  /** What the address that the frame gives leads to. */
  const holds = (bytes: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve({ blob: () => Promise.resolve(new Blob([bytes])) }));
  /** The frame says something of what it was asked last. */
  const say = (service: string, answer: object) =>
    act(async () => {
      const source = frameOf(service)?.contentWindow ?? null;
      const data = { ordklar: 'report', id: asked.mock.lastCall?.[0].id, ...answer };
      dispatchEvent(new MessageEvent('message', { source, origin: location.origin, data }));
    });
  const press = async (name: string) => {
    const before = asked.mock.calls.length;
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(before + 1));
  };
  /** Shows the area with the frames of these services ready. */
  const show = async (...allowed: ('onedrive' | 'googledrive')[]) => {
    vi.spyOn(client, 'cloudServices').mockResolvedValue({ setUp: ['onedrive', 'googledrive'], allowed });
    showAsPupil(<Area file={attached} />);
    for (const service of allowed) {
      await waitFor(() => expect(frameOf(service)).not.toBeNull());
      await say(service, { ordklar: 'ready' });
    }
  };

  beforeEach(() => {
    FakeUpload.all = [];
    asked.mockClear();
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    holds('PK\u0003\u0004rest');
  });

  it('UPL-06 ENT-04 has a button for each service that the teacher allows, asked per teacher, and no frame of the others', async () => {
    await show('googledrive');
    expect(client.cloudServices).toHaveBeenCalledWith(expect.objectContaining({ query: { teacherId: 1 } }));
    expect(screen.getByRole('button', { name: 'Hent fra Google Drev' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hent fra OneDrive' })).toBeNull();
    expect(frameOf('onedrive')).toBeNull();
  });

  it('ENT-04 UPL-10 CON-25 is uploaded as any other, with its source, and held at 90 until the server has answered', async () => {
    await show('googledrive');
    await press('Hent fra Google Drev');
    await say('googledrive', { what: 'fetching', name: 'Min stil' });
    expect(screen.getByRole('status').textContent).toBe('Henter Min stil fra Google Drev …');
    await say('googledrive', { what: 'picked', url: 'blob:1', name: 'Min stil.docx', type: TYPE });
    const upload = await started();
    expect(upload.names()).toEqual(['Min stil.docx']);
    expect(upload.body?.get('uploadedFrom')).toBe('googledrive');
    act(() => upload.sent(1));
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('90');
    act(() =>
      upload.answer(200, { ...attached, id: 12, original_filename: 'Min stil.docx', uploadedFrom: 'googledrive' }),
    );
    expect(await screen.findByRole('button', { name: 'Fjern Min stil.docx' })).toBeTruthy();
  });

  it('HAND-04 a file that is no DOCX inside is refused as an own one is, and the one before it stays', async () => {
    holds('%PDF');
    await show('onedrive');
    await press('Hent fra OneDrive');
    await say('onedrive', { what: 'picked', url: 'blob:1', name: 'Stil.docx', type: '' });
    expect((await screen.findByRole('alert')).textContent).toBe('Fejl: Du må kun uploade filer af typen DOCX');
    expect(FakeUpload.all).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Fjern Den første.docx' })).toBeTruthy();
  });

  it('UPL-13 UPL-16 UPL-17 TXT-39 TXT-42 tells why none came; nothing is sent and the one before it stays', async () => {
    await show('onedrive', 'googledrive');
    const messageOf = async (button: string, service: string, why: string) => {
      await press(button);
      await say(service, { what: 'failed', why });
      return screen.queryByRole('alert')?.textContent;
    };
    expect(await messageOf('Hent fra Google Drev', 'googledrive', 'sign-in')).toBe('Kunne ikke logge ind på Google.');
    expect(await messageOf('Hent fra OneDrive', 'onedrive', 'fetch')).toBe('Kunne ikke hente filen fra OneDrive.');
    expect(await messageOf('Hent fra OneDrive', 'onedrive', 'too-large')).toBe('Du må maks uploade 10 MB');
    expect(await messageOf('Hent fra OneDrive', 'onedrive', 'no-net')).toBe(
      'Vi kan ikke få forbindelse til OneDrive. Tjek, at du er på nettet, og prøv igen.',
    );
    await press('Hent fra Google Drev');
    await say('googledrive', { what: 'closed' });
    expect(screen.getByText('Du valgte ingen fil.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await messageOf('Hent fra OneDrive', 'onedrive', 'picker');
    expect(toastStore.read().map(({ message }) => message)).toEqual([
      'Der er opstået en fejl. Prøv at genindlæse siden, eller kontakt os her',
    ]);
    expect(FakeUpload.all).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Fjern Den første.docx' })).toBeTruthy();
  });
});
