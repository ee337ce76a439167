import { describe, expect, it } from 'vitest';
import { formatHeaders } from './formatHeaders';

const config = {
  hosts: {
    main: 'https://services.example.com/api',
    own: '/plain',
    meters: { url: 'http://127.0.0.1:3000/v2', dialect: 'spring' },
    broken: 'https://*.example.com',
  },
  resources: ['/resources/a.json', 'https://files.example.com/b.json'],
  images: ['https://cdn.example.com'],
  map: { tiles: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© x' },
  links: { checkIn: 'https://checkin.example.com/x' },
};

describe('the headers of a config', () => {
  it('allow its hosts, its declarations, its pictures and its framed services, and nothing else', () => {
    const lines = formatHeaders(config, 'plain').split('\n');
    const [policy = ''] = lines;
    const parts = policy.replace('Content-Security-Policy: ', '').split('; ');
    expect(parts).toContain("default-src 'none'");
    expect(parts).toContain(
      "connect-src 'self' http://127.0.0.1:3000 https://files.example.com https://services.example.com",
    );
    expect(parts).toContain('frame-src https://checkin.example.com');
    expect(parts).toContain(
      "img-src 'self' data: blob: https://cdn.example.com https://services.example.com https://tiles.example.com",
    );
    expect(policy).not.toMatch(/report-uri|\*/);
    expect(lines).toContain('X-Content-Type-Options: nosniff');
  });

  it('allow the provider that signs people in, and where it says that it answers', () => {
    const signIn = {
      type: 'oidc',
      issuer: 'https://id.example.com/realms/house',
      origins: ['https://tokens.example.com'],
    };
    expect(formatHeaders({ hosts: { main: '/api' }, signIn }, 'plain')).toContain(
      "connect-src 'self' https://id.example.com https://tokens.example.com;",
    );
  });

  it('are written as nginx and Caddy want them, with an address for reports where one is named', () => {
    const nginx = formatHeaders(config, 'nginx', '/csp-report').trimEnd().split('\n');
    expect(nginx.every((line) => /^add_header [\w-]+ "[^"\n]+" always;$/.test(line))).toBe(true);
    expect(nginx[0]).toContain('report-uri /csp-report"');
    const caddy = formatHeaders({ hosts: { main: '/api' } }, 'caddy')
      .trimEnd()
      .split('\n');
    expect(caddy.every((line) => /^header [\w-]+ "[^"\n]+"$/.test(line))).toBe(true);
    expect(caddy[0]).toContain("connect-src 'self';");
  });
});
