import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { ContactButton, PresentationBanner, usePresentationBanner } from '../index.ts';

let send: MockInstance<typeof client.sendContact>;
let shouldHide: MockInstance<typeof client.shouldHideElement>;
let hide: MockInstance<typeof client.hideElement>;

function Page({ loggedIn = false, sticky = false }: { loggedIn?: boolean; sticky?: boolean }) {
  const banner = usePresentationBanner(loggedIn);
  return (
    <>
      <header style={{ position: sticky ? 'sticky' : 'relative' }} />
      <button type="button" onClick={banner.expand}>
        Få en gratis præsentation
      </button>
      <PresentationBanner banner={banner} loggedIn={loggedIn} drawing={<i data-testid="drawing" />} />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const fillIn = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function signUp() {
  fireEvent.click(button('Tilmeld dig gratis her'));
  await screen.findByLabelText('Navn', {}, { timeout: 10_000 });
  fillIn('Navn', 'Mette Krogh');
  fillIn('Institution', 'Strandskolen');
  fillIn('E-mail', 'mette@skole.dk');
  fireEvent.click(button('Tilmeld'));
  await screen.findByText('Tak for din tilmelding!');
}

describe('The presentation banner', () => {
  beforeEach(() => {
    send = vi.spyOn(client, 'sendContact').mockResolvedValue({ supportPhone: '12 34 56 78' });
    shouldHide = vi.spyOn(client, 'shouldHideElement').mockResolvedValue(false);
    hide = vi.spyOn(client, 'hideElement').mockResolvedValue(null);
    vi.spyOn(client, 'currentUser').mockRejectedValue(new Error('no profile in these tests'));
  });

  it('LEAD-10, TXT-11 is collapsed at first and opens into the form, with the focus in its first field', async () => {
    render(<Page />);
    expect(screen.getByTestId('drawing')).toBeTruthy();
    expect(screen.queryByLabelText('Navn')).toBeNull();
    fireEvent.click(button('Tilmeld dig gratis her'));
    const name = await screen.findByLabelText('Navn', {}, { timeout: 10_000 });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.queryByRole('button', { name: 'Tilmeld dig gratis her' })).toBeNull();
  });

  it('LEAD-11, DEC-16, TXT-12, TXT-13 has Tilmeld, the privacy link and Luk, which collapses it again', async () => {
    render(<Page />);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(button('Tilmeld dig gratis her'));
    await screen.findByRole('button', { name: 'Tilmeld' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/juridisk#!#privatlivspolitik');
    fireEvent.click(button('Luk'));
    expect(document.activeElement).toBe(button('Tilmeld dig gratis her'));
    expect(screen.queryByLabelText('Navn')).toBeNull();
    expect(hide).not.toHaveBeenCalled();
  });

  it('LEAD-02, LEAD-03, TXT-15 asks for name, institution and e-mail and has no tick', async () => {
    render(<Page />);
    fireEvent.click(button('Tilmeld dig gratis her'));
    fireEvent.click(await screen.findByRole('button', { name: 'Tilmeld' }));
    expect(screen.getAllByText('Feltet er påkrævet')).toHaveLength(3);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('LEAD-12, LEAD-13, NOP-10, TXT-14 sends the sign-up, thanks and gives the phone', async () => {
    render(<Page />);
    await signUp();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      body: {
        name: 'Mette Krogh',
        company: 'Strandskolen',
        email: 'mette@skole.dk',
        phone: '',
        comment: '',
        isFreeOnlinePresentation: true,
      },
    });
    expect(screen.getByText(/aftale detaljerne.*12 34 56 78/)).toBeTruthy();
  });

  it('LEAD-15 is gone when closed after the sign-up, and after the next load too', async () => {
    const { unmount } = render(<Page />);
    await signUp();
    expect(screen.getByRole('region', { name: 'Se Ordklar på en halv time' })).toBeTruthy();
    fireEvent.click(button('Luk'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(hide).not.toHaveBeenCalled();
    unmount();
    render(<Page />);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(shouldHide).not.toHaveBeenCalled();
  });

  it('LEAD-15 is recorded for a person who is logged in, and asked for at the next load', async () => {
    const { unmount } = render(<Page loggedIn />);
    await signUp();
    fireEvent.click(button('Luk'));
    await waitFor(() => expect(hide).toHaveBeenCalledWith({ params: { id: 'free-online-presentation-banner' } }));
    unmount();
    localStorage.clear();
    shouldHide.mockResolvedValue(true);
    render(<Page loggedIn />);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('LEAD-14, CON-10 is hidden by a sticky header, 100 ms after the load', () => {
    vi.useFakeTimers();
    render(<Page sticky />);
    act(() => void vi.advanceTimersByTime(99));
    expect(screen.queryByRole('region')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stays without a sticky header', async () => {
    vi.useFakeTimers();
    render(<Page />);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('region')).not.toBeNull();
  });

  it('is replaced by a window for whoever has closed it and asks again', async () => {
    localStorage.setItem('ordklar-hidden-free-online-presentation-banner', '1');
    render(<Page />);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    fireEvent.click(button('Få en gratis præsentation'));
    expect(await screen.findByRole('dialog', { name: 'Se Ordklar på en halv time' })).toBeTruthy();
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Få en gratis præsentation'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('the button beside it opens the contact form over the public page', async () => {
    vi.spyOn(client, 'courseGroups').mockResolvedValue([]);
    render(<ContactButton loggedIn={false} className="btn" />);
    fireEvent.click(button('Kontakt'));
    expect(await screen.findByRole('dialog', { name: 'Kontakt os' }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/juridisk#privatlivspolitik');
  });
});
