import { fillPath } from '../../../dataProvider/http/path';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isPlainObject } from '../../lib/json';
import { unwrapEnvelope } from '../../session/profile/profile';
import { readUser } from '../../session/profile/readUser';

/**
 * Returns the name of the signed-in user's company: from the profile, otherwise from the company itself; undefined if
 * neither has it.
 */
export async function readClientName(request: RequestFunction): Promise<string | undefined> {
  try {
    const { client } = await readUser(request);
    if (client?.name !== undefined || client?.id === undefined) return client?.name;
    const { body } = await request({
      path: fillPath('/clients/{id}', () => client.id),
      skipSessionRules: true,
    });
    const record = unwrapEnvelope(body);
    return isPlainObject(record) && typeof record.name === 'string' && record.name ? record.name : undefined;
  } catch (error) {
    console.warn('The name of the company could not be read', error);
    return undefined;
  }
}
