import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastInvitationToken, startTestHost } from '../testing/testHost';
import type { DemoHostOptions } from '../host';
import type { RunningHost } from '../testing/testHost';
import { Vault } from '../server/security/vault';
import { readContent } from './outbox';
import { OutboxSender } from './outboxSender';
import type { SendMail } from './outboxSender';
import { readSmtpOptions } from './smtp';

const secretKey = Buffer.alloc(32, 7);
const vault = new Vault(secretKey);
let host: RunningHost;
let now: number;
const open = async (options: DemoHostOptions = {}) => {
  host = await startTestHost({ secretKey, now: () => now * 1000, ...options });
};
beforeEach(() => {
  now = 1_795_168_800;
});
afterEach(() => host.close());
const rows = () => host.store.state.outbox;
const invite = async (email: string) => {
  const root = await host.signInAs('super');
  const { id } = host.store.state.assets.find((asset) => !asset.is_blocked)!;
  return root('POST', '/users/register/invitation', { email, role: 'ROLE_USER', asset_id: id });
};
const sender = (send: SendMail) =>
  new OutboxSender({ database: host.store, vault, send, now: () => now, log: () => undefined });

describe('messages to people [LOGIN-26] [USER-28]', () => {
  it('are written by the call that causes them, and by no refused one', async () => {
    await open();
    expect((await invite('eva@correo.example')).status).toBe(201);
    expect(rows()).toMatchObject([{ kind: 'invitation', recipient: 'eva@correo.example', state: 'pending' }]);
    expect((await invite('eva@correo.example')).status).toBe(409);
    expect(rows()).toHaveLength(1);
  });

  it('of an invitation are in each language, since nobody knows that of the person [SHELL-03]', async () => {
    await open();
    await invite('eva@correo.example');
    const content = readContent(rows()[0]!, vault)!;
    for (const text of ['Tu invitación', 'Your invitation']) expect(content.subject).toContain(text);
    for (const text of ['abre este enlace', 'open the link']) expect(content.text).toContain(text);
    expect(content.text.match(/https?:/g)).toHaveLength(1);
  });

  it('hold their link encrypted, and its token is stored as a hash only', async () => {
    await open();
    await invite('eva@correo.example');
    const token = await lastInvitationToken(host);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(host.store.state)).not.toContain(token);
    const page = await host.callAnonymously('GET', '/demo/outbox');
    expect(page.text).toContain(`href="${host.url}/invitation/user?token=${token}"`);
    expect(
      (await host.callAnonymously('GET', '/demo/outbox', undefined, { 'x-forwarded-for': '192.0.2.1' }))
        .status,
    ).toBe(403);
  });

  it('of a notification go to each user with an address; texts cannot become HTML', async () => {
    await open();
    const root = await host.signInAs('super');
    const emails = host.store.state.users
      .flatMap(({ email, roles }) => (roles[0] === 'ROLE_USER' ? (email ?? []) : []))
      .slice(0, 2);
    const body = {
      title: 'Corte <b>de agua</b>',
      content: 'Mañana.\nhttps://example.com/<script>',
      user_list: emails,
    };
    expect((await root('POST', '/notifications/send', { data: body })).status).toBe(200);
    expect(rows().map(({ kind, recipient }) => [kind, recipient])).toEqual(
      emails.map((email) => ['notification', email]),
    );
    const { text } = await host.callAnonymously('GET', '/demo/outbox');
    expect(text).toContain('Corte &lt;b&gt;de agua');
    expect(text).not.toContain('<script>');
  });

  it('go to the mail server after the call, and their content is then deleted', async () => {
    const mails: string[] = [];
    let received: () => void;
    const arrived = new Promise<void>((resolve) => (received = resolve));
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void readAll(stream).then((mail) => {
          mails.push(mail);
          done();
          received();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    await open({
      smtp: { url: `smtp://127.0.0.1:${port}`, from: 'consola@empresa.example' },
      origin: 'https://consola.example',
      base: '/admin',
    });
    await invite('eva@correo.example');
    host.startWork();
    await arrived;
    await host.stopWork();
    expect(mails[0]).toContain('To: eva@correo.example');
    expect(mails[0]!.replaceAll('=\r\n', '')).toMatch(
      /https:\/\/consola\.example\/admin\/invitation\/user\?token(?:=3D|=)[\w-]{43}/,
    );
    expect((await host.callAnonymously('GET', '/demo/outbox')).status).toBe(404);
    await expect.poll(() => rows()[0]).toMatchObject({ state: 'sent', content: null, attempts: 1 });
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('are tried again later, by one host at a time, and given up after three days', async () => {
    await open();
    await invite('eva@correo.example');
    let tries = 0;
    const refuse = sender(() => {
      tries += 1;
      return Promise.reject(new Error('450 later'));
    });
    await refuse.run();
    expect(rows()[0]).toMatchObject({ state: 'pending', attempts: 1, last_error: '450 later' });
    await refuse.run();
    expect(tries).toBe(1);
    now += 60;
    await Promise.all([refuse.run(), refuse.run(), refuse.run()]);
    expect(tries).toBe(2);
    now += 3 * 86_400;
    await refuse.run();
    expect(rows()[0]).toMatchObject({ state: 'failed', content: null });
    now += 86_400;
    await refuse.run();
    expect(tries).toBe(3);
  });

  it('of a host that stopped while it sent are sent by another one', async () => {
    await open();
    await invite('eva@correo.example');
    void sender(() => new Promise(() => undefined)).run();
    await expect.poll(() => rows()[0]?.attempts).toBe(1);
    const sent: string[] = [];
    const second = sender(async ({ to }) => void sent.push(to));
    await second.run();
    expect(sent).toEqual([]);
    now += 120;
    await second.run();
    expect(sent).toEqual(['eva@correo.example']);
  });
});

it('an empty outbox takes no write lock', async () => {
  await open();
  const transaction = vi.spyOn(host.store, 'transaction');
  await sender(() => Promise.resolve()).run();
  expect(transaction.mock.calls.map(([mode]) => mode)).toEqual(['read']);
});

it('the mail server is read from the environment', async () => {
  await open();
  expect(readSmtpOptions({})).toBeUndefined();
  const given = { SMTP_URL: 'smtps://user:pw@mail.example', SMTP_FROM: 'a@empresa.example' };
  expect(readSmtpOptions(given)).toEqual({ url: given.SMTP_URL, from: given.SMTP_FROM });
  expect(() => readSmtpOptions({ ...given, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL');
  expect(() => readSmtpOptions({ ...given, SMTP_FROM: '' })).toThrow('SMTP_FROM');
});
