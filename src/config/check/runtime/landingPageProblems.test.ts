import { describe, expect, it } from 'vitest';
import { findLandingRouteProblems } from './landingPageProblems';

const routes = ['pumps', 'fleet/cars', 'projects/:id'];
const check = (landingPage: unknown) => findLandingRouteProblems('config.json', { landingPage }, routes);

describe('a path of the console in the landing page', () => {
  it.each(['/admin', '/admin/pumps', '/admin/pumps/7?tab=a', '/admin/fleet/cars', '/admin/projects/3'])(
    'may be %s',
    (path) => expect(check(path)).toEqual([]),
  );

  it('that leads to no page is named, with the pages that there are', () => {
    expect(check('/admin/pumsp')).toEqual([
      {
        file: 'config.json',
        path: 'landingPage',
        found: 'No page begins with "/admin/pumsp"',
        allowed: ['pumps', 'fleet/cars', 'projects'],
        suggestion: 'pumps',
      },
    ]);
  });

  it('is also looked for in blocks', () => {
    const blocks = [
      {
        figures: [
          { label: 'A', to: '/admin/pumps' },
          { label: 'B', to: '/admin/pmps' },
        ],
        attention: [{ label: 'C', to: '/admin/car/{id}', all: '/admin/fleet/cars' }],
      },
    ];
    expect(check({ blocks }).map(({ path }) => path)).toEqual([
      'landingPage.blocks[0].figures[1].to',
      'landingPage.blocks[0].attention[0].to',
    ]);
  });
});
