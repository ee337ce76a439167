import { createRequest, type Request, type RequestOptions } from '../../../dataProvider/request';
import { onFailure } from '../failures';
import { getToken } from '../session';

/** A call as the host sees it. */
export interface SeenCall {
  call: string;
  body: unknown;
  authorization: string | null;
}

type Answer = { status?: number; body?: unknown } | 'refused' | Promise<{ status?: number; body?: unknown }>;

/** A services host at the network edge: answers by `METHOD /path`, 404 for the rest, and remembers what was asked. */
export function fakeHost(answers: Record<string, Answer>): {
  request: Request;
  seen: SeenCall[];
  answers: typeof answers;
} {
  const seen: SeenCall[] = [];
  const send: NonNullable<RequestOptions['fetch']> = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ call, body, authorization: new Headers(init?.headers).get('Authorization') });
    const answer = await (answers[call] ?? { status: 404 });
    if (answer === 'refused') throw new TypeError('Failed to fetch');
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
    });
  };
  return {
    request: createRequest({ hosts: { main: '' }, token: getToken, onFailure, fetch: send }),
    seen,
    answers,
  };
}

/** What the login of the specification answers (SHELL-44). */
export const loginAnswer = {
  token: 'token-1',
  token_type: 'Bearer',
  expires_at: 1_800_000_000,
  user_type: 'contractor',
  permissions: ['read_gateways_list', 'list_assets'],
};

/** What the profile call of the specification answers (SHELL-52). */
export const profileAnswer = {
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
