import { createRequest, type RequestFunction, type RequestOptions } from '../../../dataProvider/http/request';
import { handleSessionFailure } from '../sessionEnd';
import { getToken } from '../session';

/** Call as the host receives it. */
export interface SeenSessionCall {
  call: string;
  body: unknown;
  authorization: string | null;
}

type FakeSessionResponse =
  | { status?: number; body?: unknown }
  | 'refused'
  | Promise<{ status?: number; body?: unknown }>;

/** Creates a fake services host at the network level: answers by `METHOD /path`, otherwise 404, and records the calls. */
export function fakeSessionHost(responses: Record<string, FakeSessionResponse>): {
  request: RequestFunction;
  seen: SeenSessionCall[];
  responses: typeof responses;
} {
  const seen: SeenSessionCall[] = [];
  const send: NonNullable<RequestOptions['fetch']> = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ call, body, authorization: new Headers(init?.headers).get('Authorization') });
    const response = await (responses[call] ?? { status: 404 });
    if (response === 'refused') throw new TypeError('Failed to fetch');
    return new Response(response.body === undefined ? null : JSON.stringify(response.body), {
      status: response.status ?? 200,
    });
  };
  return {
    request: createRequest({ hosts: { main: '' }, getToken, onFailure: handleSessionFailure, fetch: send }),
    seen,
    responses,
  };
}

/** Login response of the specification. */
export const loginResponse = {
  token: 'token-1',
  token_type: 'Bearer',
  expires_at: 1_800_000_000,
  user_type: 'contractor',
  permissions: ['read_gateways_list', 'list_assets'],
};

/** Profile response of the specification. */
export const profileResponse = {
  data: {
    id: 'u1',
    username: 'álvaro',
    email: 'alvaro@example.com',
    type: 'contractor',
    roles: ['ROLE_ASSETS_MANAGER_ADMIN'],
    lang: 'es',
    client: {
      client_id: 'c1',
      name: 'Comunidades del Norte',
      assets_manager: { logo: null, header_background_color: '#123a5f' },
    },
  },
};
