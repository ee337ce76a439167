import { describe, expect, it } from 'vitest';
import { fillConsolePath } from './fillConsolePath';

const record = { id: 'a/b?c#d', name: '//evil.example', up: '..' };

describe('consolePath', () => {
  it.each([
    ['/admin/assets/{id}/start', '/admin/assets/a%2Fb%3Fc%23d/start'],
    ['/admin/assets/{name}?page=1', '/admin/assets/%2F%2Fevil.example?page=1'],
    ['/admin', '/admin'],
    ['/admin/v1.2/{id}', '/admin/v1.2/a%2Fb%3Fc%23d'],
  ])('%s becomes %s', (template, path) => expect(fillConsolePath(template, record)).toBe(path));

  it.each([
    '/admin/assets/{gone}',
    '/admin/{up}/login',
    '//evil.example/admin/{id}',
    '/\\\\evil.example/admin',
    'https://evil.example/admin/{id}',
    'data:text/html,{id}',
    'javascript:alert(1)',
    '{name}',
    '/admin/../login',
    '/admin/%2e%2e/login',
    '/admin/..\\login',
    '/admin//evil.example',
    '/administration',
    '/login',
  ])('%s leads nowhere', (template) => expect(fillConsolePath(template, record)).toBeUndefined());
});
