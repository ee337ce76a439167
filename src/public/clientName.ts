import { fillPath } from '../../dataProvider/path';
import type { Request } from '../../dataProvider/request';
import { isPlainObject } from '../lib/json';
import { dataOf } from '../session/profile';
import { readUser } from '../session/readUser';

/** The name of the signed-in user's company: from the profile, else from the company itself; undefined when neither tells. */
export async function readClientName(request: Request): Promise<string | undefined> {
  try {
    const { client } = await readUser(request);
    if (client?.name !== undefined || client?.id === undefined) return client?.name;
    const { body } = await request({ path: fillPath('/clients/{id}', () => client.id), quiet: true });
    const record = dataOf(body);
    return isPlainObject(record) && typeof record.name === 'string' && record.name ? record.name : undefined;
  } catch (error) {
    console.warn('The name of the company could not be read', error);
    return undefined;
  }
}
