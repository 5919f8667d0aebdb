import { ApiProblem, type ChatMessage, type ChatRecipient, CONVERSATION_BATCH, MAX_MESSAGE } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { ToastStack } from '../../app/toasts/toast-stack.tsx';
import { client } from '../../lib/api/client.ts';
import { renderInApp, untilQuiet } from '../../testing/render-in-app.tsx';
import { ChatTool } from './index.ts';
import ReportsPage from './screens/reports-page.tsx';
import { KEPT_SECRET, keptText } from '../../testing/kept.ts';

const ME = 1;
const ELLA = 7;
const BO = 8;
/** Each test is another person, whose outbox and drafts nobody else has. */
let me = ME;

const NOW = Math.floor(Date.now() / 1000);
let messages: ChatMessage[];
const from = (other: number, text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: messages.length + 1,
  from_user: other,
  to_user: other === me ? ELLA : me,
  message: text,
  created: NOW,
  readAt: null,
  ...more,
});
const person = (user_id: number, public_name: string, more: Partial<ChatRecipient> = {}): ChatRecipient => ({
  user_id,
  public_name,
  squad_id: 1,
  is_open: true,
  last: null,
  ...more,
});
const lost = () => new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' });

let recipients: Record<string, ChatRecipient[]>;
const unreadOf = (other: number) => messages.filter((each) => each.from_user === other && each.readAt === null);

function show(roles: ('teacher' | 'student' | 'editor')[] = ['teacher']) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(client, 'currentUser').mockResolvedValue({
    id: me,
    name: 'Mette',
    publicName: 'Mette',
    username: 'm',
    institution: 'Åskolen',
    isTeacher: roles.includes('teacher'),
    roles,
    keptSecret: KEPT_SECRET,
  });
  const spies = {
    unread: vi
      .spyOn(client, 'unreadSenders')
      .mockImplementation(async () => [ELLA, BO].filter((other) => unreadOf(other).length > 0)),
    recipients: vi.spyOn(client, 'chatRecipients').mockImplementation(async () => recipients),
    oldest: vi
      .spyOn(client, 'oldestUnread')
      .mockImplementation(async ({ params }) => unreadOf(params.recipientId as number)[0]?.id ?? null),
    conversation: vi.spyOn(client, 'conversation').mockImplementation(async ({ params }) => {
      const both = messages.filter((each) => [each.from_user, each.to_user].includes(params.recipientId as number));
      const end = both.length - (params.offset as number);
      return both.slice(Math.max(0, end - CONVERSATION_BATCH), Math.max(0, end));
    }),
    fresh: vi
      .spyOn(client, 'unreadMessages')
      .mockImplementation(async ({ params }) => unreadOf(params.recipientId as number)),
    read: vi.spyOn(client, 'readMessages').mockImplementation(async ({ params }) => {
      messages = messages.map((each) => (each.from_user === params.recipientId ? { ...each, readAt: NOW } : each));
      return null;
    }),
    send: vi.spyOn(client, 'sendMessage').mockImplementation(async ({ params, body }) => {
      const sent = from(me, body.message, { to_user: params.recipientId as number });
      messages = [...messages, sent];
      return sent;
    }),
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInApp(
    <>
      <Suspense>
        <ChatTool />
      </Suspense>
      <ModalLayer />
      <ToastStack />
    </>,
    { queryClient },
  );
  return { ...spies, queryClient };
}
const openChat = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Åbn chatten/ }));
  return screen.findByRole('dialog', { name: 'Beskeder' });
};
const openElla = async () => {
  const chat = await openChat();
  await userEvent.click(await within(chat).findByRole('button', { name: /^Ella/ }));
  return {
    chat,
    thread: await within(chat)
      .findByRole('region', { name: 'Ella', hidden: false })
      .catch(() => chat),
  };
};
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Skriv til Ella' });

beforeEach(() => {
  me += 100;
  messages = [];
  recipients = { '6.A': [person(ELLA, 'Ella'), person(BO, 'Bo')] };
});
afterEach(() => vi.useRealTimers());

describe('the button', () => {
  it('CHAT-02 shows a dot while somebody’s messages are not read, and is there for teachers and pupils only', async () => {
    messages = [from(ELLA, 'Hej')];
    show();
    expect(await screen.findByRole('button', { name: 'Åbn chatten, du har ulæste beskeder' })).toBeTruthy();
  });

  it('an editor has no chat, and nothing is asked', async () => {
    const { unread, queryClient } = show(['editor']);
    await untilQuiet(queryClient);
    expect([screen.queryByRole('button'), unread.mock.calls.length]).toEqual([null, 0]);
  });

  it('CHAT-07 CON-13 asks every 20 s while closed and every 10 s while open, and not while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { unread } = show();
    const button = await screen.findByRole('button', { name: 'Åbn chatten' });
    const askedIn = async (ms: number) => {
      const before = unread.mock.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return unread.mock.calls.length - before;
    };
    await waitFor(() => expect(unread).toHaveBeenCalledTimes(1));
    expect(await askedIn(60_000)).toBe(3);
    await user.click(button);
    expect(await askedIn(60_000)).toBe(6);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await askedIn(60_000)).toBe(0);
    vi.restoreAllMocks();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  });
});

describe('conversations', () => {
  it('CHAT-01 CHAT-03 CHAT-04 opening loads recipients by class; closing forgets whom one wrote with', async () => {
    recipients = { '6.A': [person(ELLA, 'Ella')], '8.B': [person(BO, 'Bo', { is_open: false, squad_id: 2 })] };
    messages = [from(ELLA, 'Hej')];
    const spies = show();
    const { chat } = await openElla();
    expect(within(chat).getByRole('heading', { name: /6\.A/ })).toBeTruthy();
    expect(within(chat).getByRole('heading', { name: /8\.B lukket/ })).toBeTruthy();
    expect(await screen.findByText('Hej')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Åbn chatten' }));
    await openChat();
    expect([screen.queryByText('Hej'), screen.getByText('Vælg, hvem du vil skrive med.')].map(Boolean)).toEqual([
      false,
      true,
    ]);
    expect(spies.recipients.mock.calls.length).toBeGreaterThan(1);
  });

  it('CHAT-05 choosing somebody loads the conversation, and the mark and the dot go', async () => {
    messages = [from(ELLA, 'Hej')];
    const { read } = show();
    const chat = await openChat();
    expect(within(await within(chat).findByRole('button', { name: /^Ella/ })).getByText('ulæst besked')).toBeTruthy();
    await userEvent.click(within(chat).getByRole('button', { name: /^Ella/ }));
    expect(await screen.findByText('Nye beskeder')).toBeTruthy();
    await waitFor(() => expect(read).toHaveBeenCalledWith({ params: { recipientId: ELLA }, body: { upTo: 1 } }));
    await waitFor(() => expect(screen.queryByText('ulæst besked')).toBeNull());
  });

  it('CHAT-06 CON-15 goes back to the oldest message that is not read, in at most ten further batches', async () => {
    const many = (count: number) => {
      messages = [];
      for (let n = 0; n < count; n++) messages = [...messages, from(ELLA, `Nr. ${n}`)];
    };
    many(60);
    const { conversation, fresh } = show();
    await openElla();
    expect(await screen.findByText('Nr. 0')).toBeTruthy();
    expect(conversation.mock.calls.map(([{ params }]) => params.offset)).toEqual([0, 25, 50]);
    await userEvent.keyboard('{Escape}');
    conversation.mockClear();
    fresh.mockResolvedValue([]);
    many(400);
    await openElla();
    await screen.findByText('Nr. 399');
    expect(conversation).toHaveBeenCalledTimes(11);
    expect(screen.queryByText('Nr. 0')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vis tidligere beskeder' }));
    expect(await screen.findByText('Nr. 100')).toBeTruthy();
  });

  it('CON-14 CHAT-07 asks for what is new in the open conversation every 5 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { fresh } = show();
    await user.click(await screen.findByRole('button', { name: 'Åbn chatten' }));
    await user.click(await screen.findByRole('button', { name: /^Ella/ }));
    await waitFor(() => expect(fresh).toHaveBeenCalled());
    const before = fresh.mock.calls.length;
    messages = [from(ELLA, 'Er du der?')];
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(fresh.mock.calls.length - before).toBe(2);
    expect(await screen.findByText('Er du der?')).toBeTruthy();
  });

  it('CHAT-09 HTML is shown as it was written', async () => {
    messages = [from(ELLA, '<img src=x onerror=alert(1)><b>fed</b>')];
    show();
    await openElla();
    expect((await screen.findByText('<img src=x onerror=alert(1)><b>fed</b>')).querySelector('*')).toBeNull();
  });

  it('CHAT-10 recipients that could not be fetched are asked for again by themselves', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const spies = show();
    spies.recipients.mockRejectedValueOnce(new Error('væk'));
    await user.click(await screen.findByRole('button', { name: 'Åbn chatten' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Vi prøver igen');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByRole('button', { name: /^Ella/ })).toBeTruthy();
  });

  it('CHAT-10 what fails is logged, and the conversation says that it tries again', async () => {
    const { conversation } = show();
    conversation.mockRejectedValue(new Error('væk'));
    await openElla();
    expect((await screen.findByRole('alert')).textContent).toContain('Vi prøver igen');
    expect(console.error).toHaveBeenCalledWith('The chat could not fetch a conversation', expect.any(Error));
    expect(document.querySelector('[data-part=toast]')).toBeNull();
  });
});

describe('writing', () => {
  it('CHAT-08 Enter sends, Shift and Enter does not; the button is off while it is empty or sending', async () => {
    const { send } = show();
    await openElla();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button.disabled).toBe(true);
    await userEvent.type(await box(), '   ');
    expect(button.disabled).toBe(true);
    let arrive: () => void = () => undefined;
    send.mockImplementation(
      ({ body }) =>
        new Promise((resolve) => {
          arrive = () => resolve(from(me, body.message, { to_user: ELLA }));
        }),
    );
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'Hej{Shift>}{Enter}{/Shift}Ella{Enter}');
    expect(send.mock.calls[0]?.[0]).toMatchObject({ params: { recipientId: ELLA }, body: { message: 'Hej\nElla' } });
    await userEvent.type(await box(), 'Mere{Enter}');
    expect([button.disabled, send.mock.calls.length, (await box()).value]).toEqual([true, 1, 'Mere']);
    await act(async () => arrive());
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('CON-16 CHAT-08 sends no more than 255 characters, says how many are too many and loses none of them', async () => {
    const { send } = show();
    await openElla();
    await userEvent.click(await box());
    await userEvent.paste('æ'.repeat(300));
    expect((await box()).value).toHaveLength(300);
    expect(screen.getByText('300 / 255')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('45 tegn for lang');
    await userEvent.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace>45/}');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(send.mock.calls[0]?.[0].body.message).toHaveLength(MAX_MESSAGE));
  });

  it('a message written without a net waits in the browser, and is sent once when the net is back, with the same key', async () => {
    const { send } = show();
    const sends = send.getMockImplementation();
    send.mockRejectedValue(lost());
    await openElla();
    await userEvent.type(await box(), 'Hej{Enter}');
    expect(await screen.findByText('Hej')).toBeTruthy();
    expect(keptText(`ordklar-chat-outbox-${me}`)).toContain('Hej');
    send.mockImplementation(sends as never);
    await waitFor(() => expect(keptText(`ordklar-chat-outbox-${me}`)).toBeNull(), { timeout: 4000 });
    expect(new Set(send.mock.calls.map(([{ body }]) => body.key)).size).toBe(1);
    expect(screen.getAllByText('Hej')).toHaveLength(1);
  });

  it('what was kept from before a reload is sent without the chat’s being opened', async () => {
    const outgoing = { key: crypto.randomUUID(), to: ELLA, message: 'Fra i går', refusal: null };
    localStorage.setItem(`ordklar-chat-outbox-${me}`, JSON.stringify([outgoing]));
    const { send } = show();
    await waitFor(() => expect(send.mock.calls[0]?.[0].body).toEqual({ message: 'Fra i går', key: outgoing.key }));
  });

  it('what another tab keeps while the net is lost stays beside what is written here', async () => {
    const { send } = show();
    send.mockRejectedValue(lost());
    await openElla();
    const place = `ordklar-chat-outbox-${me}`;
    const other = { key: crypto.randomUUID(), to: ELLA, message: 'Fra den anden fane', refusal: null };
    localStorage.setItem(place, JSON.stringify([other]));
    await userEvent.type(await box(), 'Hej{Enter}');
    expect(JSON.parse(keptText(place) ?? '')).toMatchObject([other, { message: 'Hej' }]);
    send.mockImplementation(async ({ params, body }) =>
      from(me, body.message, { to_user: params.recipientId as number }),
    );
    await waitFor(() => expect(JSON.parse(keptText(place) ?? '')).toEqual([other]), { timeout: 4000 });
  });

  it('what the server refuses says why, stays, and can be taken away; what is half written is there again', async () => {
    const { send } = show();
    send.mockRejectedValue(new ApiProblem(409, { code: 'chat-left', message: 'I har ikke længere en klasse sammen.' }));
    await openElla();
    await userEvent.type(await box(), 'Hej{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ikke sendt: I har ikke længere en klasse sammen.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Slet' }));
    expect(screen.queryByText('Hej')).toBeNull();
    await userEvent.type(await box(), 'Halvt');
    await userEvent.keyboard('{Escape}');
    await openElla();
    expect((await box()).value).toBe('Halvt');
  });

  it('PD-27 the teacher closes and opens the chat of a class; who stands in a closed one can only read', async () => {
    const set = vi.spyOn(client, 'setChatOpen').mockImplementation(async ({ body }) => {
      recipients = { '6.A': [person(ELLA, 'Ella', { is_open: body.isOpen })] };
      return null;
    });
    show();
    const chat = await openChat();
    await userEvent.click(await within(chat).findByRole('button', { name: 'Luk chatten for 6.A' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Luk chatten for klassen?' })).getByRole('button', {
        name: 'Luk chatten',
      }),
    );
    expect(set).toHaveBeenCalledWith({ params: { s: 1 }, body: { isOpen: false } });
    await userEvent.click(await within(chat).findByRole('button', { name: /^Ella/ }));
    expect(await screen.findByText(/^Chatten er lukket\. I kan stadig læse/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Skriv til Ella' })).toBeNull();
    expect(await within(chat).findByRole('button', { name: 'Åbn chatten for 6.A' })).toBeTruthy();
  });

  it('a pupil opens no class, and reports a message after being asked', async () => {
    messages = [from(ELLA, 'Ikke pænt')];
    const report = vi.spyOn(client, 'reportMessage').mockResolvedValue(null);
    show(['student']);
    await openElla();
    expect(screen.queryByRole('button', { name: 'Luk chatten for 6.A' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Anmeld »Ikke pænt«' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Vil du anmelde den?' })).getByRole('button', {
        name: 'Anmeld',
      }),
    );
    expect(report).toHaveBeenCalledWith({ params: { id: 1 } });
    expect(await screen.findByText('Beskeden er anmeldt til skolen.')).toBeTruthy();
  });
});

describe('reported messages', () => {
  it('the school administrator reads them and says when they are dealt with; none and a failure are said', async () => {
    const row = {
      id: 3,
      message: 'Ikke pænt',
      created: NOW,
      from: { id: 1, name: 'Bo' },
      to: { id: 2, name: 'Ella' },
      reported: NOW,
    };
    let handled = false;
    vi.spyOn(client, 'reportedMessages').mockImplementation(async () => [
      { ...row, handled: handled ? NOW : null, handledByName: handled ? 'Sofie' : null },
    ]);
    const handle = vi.spyOn(client, 'handleReport').mockImplementation(async () => {
      handled = true;
      return null;
    });
    renderInApp(<ReportsPage />);
    expect(await screen.findByText('Ikke pænt')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Markér som behandlet' }));
    expect(handle).toHaveBeenCalledWith({ params: { id: 3 }, body: { isHandled: true } });
    expect(await screen.findByText(/^Behandlet af Sofie/)).toBeTruthy();
  });

  it('without any it says so', async () => {
    vi.spyOn(client, 'reportedMessages').mockResolvedValue([]);
    renderInApp(<ReportsPage />);
    expect(await screen.findByText('Ingen anmeldte beskeder')).toBeTruthy();
  });
});
