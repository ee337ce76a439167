import { createTransport } from 'nodemailer';
import type { SendMail } from './outboxSender';

/** Mail server of a host. */
export interface SmtpOptions {
  /** `smtp://user:password@server:587` or `smtps://…`. */
  url: string;
  /** Sender address. */
  from: string;
}

/** Milliseconds to wait for the mail server. */
const TIMEOUT_MS = 20_000;

/** Reads `SMTP_URL` and `SMTP_FROM`; undefined without them. Throws an English message if they are invalid. */
export function readSmtpOptions(env: Readonly<Record<string, string | undefined>>): SmtpOptions | undefined {
  const { SMTP_URL: url = '', SMTP_FROM: from = '' } = env;
  if (url === '') return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('SMTP_URL must be a URL such as smtp://user:password@mail.example:587.');
  if (!/^[^@]+@[^@]+$/.test(from))
    throw new Error('SMTP_FROM must be the address of the sender, such as console@company.example.');
  return { url, from };
}

/** Creates the function that sends messages through a mail server. */
export function smtpSender({ url, from }: SmtpOptions): SendMail {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  // Neither a text nor an address may make the library read a file or fetch a URL.
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.replace(/^.*@|>$/g, '');
  return async ({ to, subject, text, id }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domain}>`,
    });
  };
}
