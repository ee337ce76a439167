import { describe, expect, it } from 'vitest';
import { buildScopePath, parseScopePath } from './scopePath';

const steps = [{ urlSegment: 'clients' }, { urlSegment: 'projects' }];
const picked = (ids: readonly string[], rest: readonly string[] = []) => ({ kind: 'picked', ids, rest });

describe('the address of a page below its pickers [ACC-01, AREA-01]', () => {
  it.each([
    ['', picked([])],
    ['/clients', picked([])],
    ['/clients/C1', picked(['C1'])],
    ['/clients/C1/projects', picked(['C1'])],
    ['/clients/C1/projects/P1', picked(['C1', 'P1'])],
    ['/clients/C1/projects/P1/hotel/access-list', picked(['C1', 'P1'], ['hotel', 'access-list'])],
    ['/clients/a%2Fb/projects/%23', picked(['a/b', '#'])],
    ['/P1', { kind: 'record', id: 'P1', rest: [] }],
    ['/P1/log-list', { kind: 'record', id: 'P1', rest: ['log-list'] }],
    ['/projects/P1', { kind: 'record', id: 'projects', rest: ['P1'] }],
    ['/clients/C1/hotel', { kind: 'nowhere' }],
    ['/clients/C1/clients/C2', { kind: 'nowhere' }],
    ['/clients/%E0%A4%A', { kind: 'nowhere' }],
  ])('%s', (path, place) => expect(parseScopePath(path, steps)).toEqual(place));

  it('is written so that it reads the same', () => {
    const path = buildScopePath('access', steps, ['a/b', '#'], ['hotel']);
    expect(path).toBe('/admin/access/clients/a%2Fb/projects/%23/hotel');
    expect(parseScopePath(path.slice('/admin/access'.length), steps)).toEqual(
      picked(['a/b', '#'], ['hotel']),
    );
    expect(buildScopePath('access', steps, [])).toBe('/admin/access/clients');
    expect(buildScopePath('access', steps, ['C1'])).toBe('/admin/access/clients/C1');
  });
});
