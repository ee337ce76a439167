// node scripts/tryServers.mjs: serves dist/ with the nginx and the Caddy of this machine and the files of deploy/, and checks
// what they answer. Run by hand after `npm run build`; a server that is not installed is told and left out.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'servers-'));
mkdirSync(join(folder, 'logs'));

/** The configuration of a server with the paths of this trial, and its headers beside it. */
const written = (file, server, port) => {
  const headers = join(folder, `${server}-headers`);
  const made = ['--import', 'tsx', 'scripts/csp.ts', '--config', 'public/config.json', '--for', server];
  writeFileSync(headers, execFileSync(process.execPath, made, { cwd: root }));
  const text = readFileSync(join(root, 'deploy', file), 'utf8')
    .replaceAll('/srv/console', dist)
    .replaceAll(/\/etc\/(?:nginx|caddy)\/console-headers\.(?:conf|caddy)/g, headers)
    .replaceAll('8080', String(port));
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};

const servers = {
  nginx: {
    port: 4331,
    encoding: 'gzip',
    args: (port) => {
      const whole = join(folder, 'whole.conf');
      const own = written('nginx.conf', 'nginx', port);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        whole,
        `daemon off; pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} include ${own}; }`,
      );
      return ['-c', whole, '-p', folder];
    },
  },
  caddy: {
    port: 4332,
    encoding: 'br',
    args: (port) => ['run', '--adapter', 'caddyfile', '--config', written('Caddyfile', 'caddy', port)],
  },
};

const script = readdirSync(join(dist, 'static')).find((name) => /^base-.*\.js$/.test(name));
/** A call, and what of its answer counts: status, parts of headers, and what the text holds. */
const call = (path, sent, status, wanted, text) => ({ path, sent, status, wanted, text });
const page = /<!doctype html>/i;
const expected = (encoding) => [
  call('/', { accept: '*/*' }, 200, { 'cache-control': 'no-cache' }, page),
  call('/', {}, 200, {}, page),
  call('/admin/assets?page=2', {}, 200, { 'cache-control': 'no-cache' }, page),
  call('/config.json', {}, 200, { 'cache-control': 'no-cache', 'content-type': 'application/json' }, /hosts/),
  call('/schema/config.schema.json', {}, 200, {}, /hosts/),
  call(
    `/static/${script}`,
    { 'accept-encoding': encoding },
    200,
    { 'content-encoding': encoding, 'cache-control': 'immutable' },
    /./,
  ),
  call('/static/gone.js', {}, 404, {}, /^(?!.*<div id="root">)/s),
  call('/.git/config', {}, 404, {}, /^/),
  call('/health', {}, 200, {}, /^ok/),
];

const waitFor = async (address) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer`);
};

const differences = async (port, encoding) => {
  const found = [];
  for (const { path, sent, status, wanted, text } of expected(encoding)) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: sent });
    const body = await answer.text();
    const tell = (what) => found.push(`${path}: ${what}`);
    if (answer.status !== status) tell(`${answer.status} in place of ${status}`);
    for (const [name, value] of Object.entries(wanted))
      if (!answer.headers.get(name)?.includes(value))
        tell(`${name}: ${answer.headers.get(name)}, not ${value}`);
    if (!answer.headers.get('content-security-policy')?.includes("default-src 'none'"))
      tell('no Content-Security-Policy');
    if (!text.test(body)) tell(`another text: ${body.slice(0, 60)}`);
  }
  return found;
};

try {
  for (const [name, { port, encoding, args }] of Object.entries(servers)) {
    if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error) {
      console.log(`${name}: not installed, left out`);
      continue;
    }
    const server = spawn(name, args(port), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOME: folder },
    });
    try {
      await waitFor(`http://127.0.0.1:${port}/health`);
      const found = await differences(port, encoding);
      for (const line of found) console.error(`${name}: ${line}`);
      console.log(`${name}: ${found.length === 0 ? 'all as it should be' : `${found.length} differences`}`);
      if (found.length > 0) process.exitCode = 1;
    } finally {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
