import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { executeMutation } from '../../mutations/executeMutation';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { selectCall } from './selectCall';

const invites = getDeclaredResource(
  declareResources({
    name: 'invites',
    label: 'Invitaciones',
    recordRepresentation: 'id',
    api: { getList: { path: '/invites' } },
    fields: { id: { type: 'text' } },
    actions: {
      end: {
        label: 'Terminar',
        confirm: true,
        callVariants: [
          {
            when: { field: 'kind', equals: 'old' },
            call: { method: 'DELETE', path: '/old/{id}' },
            outcomes: [
              { on: 404, treatAs: 'success', success: 'Ya no estaba' },
              { on: 'success', success: 'Quitada' },
            ],
          },
          {
            when: { field: 'kind', equals: 'new' },
            call: { method: 'PUT', path: '/new/{id}/end' },
            outcomes: [{ on: 'success', success: 'Terminada' }],
          },
          { call: { method: 'POST', path: '/end' } },
        ],
        outcomes: [
          { on: 'success', success: 'Hecho' },
          { on: 'error', error: 'No se ha podido' },
        ],
      },
    },
  }),
  'invites',
);
const does = invites.actions.end!.behaviour;
if (does.kind !== 'send') throw new Error('No call');
const end = async (kind: string, answer: { status: number } | ApiError) => {
  const scope = { id: '1', kind };
  const ended = await executeMutation({
    send: async () => {
      if (answer instanceof ApiError) throw answer;
      return { ...answer, result: {} };
    },
    scope,
    outcomes: does.outcomeRules.outcomes,
  });
  const { method, path } = selectCall(does, scope);
  return [
    `${method} ${path}`,
    'text' in ended.outcome ? ended.outcome.text : ended.outcome.kind,
    ended.error === undefined,
  ];
};

describe('one of several calls', () => {
  it.each([
    ['old', { status: 204 }, 'DELETE /old/{id}', 'Quitada', true],
    ['old', new ApiError(404), 'DELETE /old/{id}', 'Ya no estaba', true],
    ['old', new ApiError(409), 'DELETE /old/{id}', 'No se ha podido', false],
    ['old', new ApiError('ECONNABORTED'), 'DELETE /old/{id}', 'unknown', false],
    ['new', { status: 204 }, 'PUT /new/{id}/end', 'Terminada', true],
    // An outcome that counts as done for one call does not for another.
    ['new', new ApiError(404), 'PUT /new/{id}/end', 'No se ha podido', false],
    ['other', { status: 200 }, 'POST /end', 'Hecho', true],
  ] as const)('%s, %j: %s, «%s»', async (kind, answer, call, said, isDone) => {
    expect(await end(kind, answer)).toEqual([call, said, isDone]);
  });
});
