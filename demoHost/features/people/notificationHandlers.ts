import { randomBytes } from 'node:crypto';
import { messageTexts } from '../../outbox/messageTexts';
import { queueMessages } from '../../outbox/outbox';
import { readBody } from '../../server/requests/readBody';
import { ok, projectInScope, canSeeUser } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { conflictError, notFoundError } from '../../server/responses/hostError';
import type { NotificationRow } from '../../../fixtures/rows/users';

/** Maximum number of stored notifications; the newest stay. */
const MAX_NOTIFICATIONS = 1000;

/** Stores a notification, and a message to each of its users who has an e-mail address. */
async function storeNotification(
  call: Call,
  notification: Pick<NotificationRow, 'project_id' | 'user_ids' | 'title' | 'content'>,
  subject: string,
) {
  const { store, actor, now } = call;
  const row = {
    id: `n${randomBytes(6).toString('hex')}`,
    created_at: now,
    sender_id: actor.user.id,
    ...notification,
  };
  await store.insert('notifications', row);
  const recipients = await store.list('users', { id: { in: notification.user_ids }, email: { not: null } });
  await queueMessages(
    call,
    recipients.flatMap(({ id, email }) =>
      email === null
        ? []
        : [{ kind: 'notification', user_id: id, recipient: email, subject, text: notification.content }],
    ),
  );
  await store.keepNewest('notifications', MAX_NOTIFICATIONS);
  return ok({ data: {} });
}

/** Users are named by email. An unknown or inaccessible one is 404 and nothing is sent. */
const notifyUsers: Handler = async (call) => {
  const { title, content: text, user_list: emails } = readBody('notifyUsers', call.body).data;
  const userIds = await Promise.all(
    emails.map(async (userEmail) => {
      const user = await call.store.find('users', { email_key: userEmail.trim().toLowerCase() });
      if (!user || !canSeeUser(call.actor, user)) throw notFoundError();
      return user.id;
    }),
  );
  if (userIds.includes(call.actor.user.id))
    throw conflictError('own_user', 'No puedes enviarte una notificación a ti mismo.');
  const user_ids = [...new Set(userIds)];
  return storeNotification(call, { project_id: null, user_ids, title, content: text }, title);
};

/** Notifies every user linked to an asset of the project. */
const notifyProject: Handler = async (call) => {
  const project = await projectInScope(call, call.params.id);
  const { content: text } = readBody('notifyProject', call.body);
  const assets = await call.store.list('assets', { project_id: project.id });
  const users = await call.store.list('users', { asset_ids: { in: assets.map((asset) => asset.id) } });
  const user_ids = users.map((user) => user.id);
  return storeNotification(
    call,
    { project_id: project.id, user_ids, title: null, content: text },
    messageTexts.notification.subjectOf(project.name),
  );
};

/** Handlers: notifications to users. */
export const notificationHandlers = { notifyUsers, notifyProject };
