// node scripts/tryServers.mjs [--base /console]: serves dist/ with the nginx and the Caddy of this machine and the files of deploy/, and checks
// what they answer. Run by hand after `npm run build`; a server that is not installed is told and left out.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'servers-'));
mkdirSync(join(folder, 'logs'));
/** Path that the build is served below; '' at the root. What changes in the files of deploy/ is told in docs/guides/deploy.md. */
const { base } = parseArgs({ options: { base: { type: 'string', default: '' } } }).values;
const files = base === '' ? dist : join(folder, 'www');
if (base !== '') {
  // The workers of nginx are somebody else.
  chmodSync(folder, 0o755);
  mkdirSync(dirname(join(files, base)), { recursive: true });
  symlinkSync(dist, join(files, base));
}

/** The configuration of a server with the paths of this trial, and its headers beside it. */
const written = (file, server, port) => {
  const headers = join(folder, `${server}-headers`);
  const made = ['--import', 'tsx', 'scripts/csp.ts', '--config', 'public/config.json', '--for', server];
  writeFileSync(headers, execFileSync(process.execPath, made, { cwd: root }));
  const text = readFileSync(join(root, 'deploy', file), 'utf8')
    .replaceAll('/srv/console', files)
    .replaceAll('/index.html', `${base}/index.html`)
    .replaceAll(/(\^|path )\/static\//g, `$1${base}/static/`)
    .replaceAll(/\/etc\/(?:nginx|caddy)\/console-headers\.(?:conf|caddy)/g, headers)
    .replaceAll('8080', String(port))
    // The lines of a services host behind the same name, which stand there to be taken.
    .replace(/^\s*# location [^}]*# \}$/m, (lines) => lines.replaceAll('# ', ''))
    .replace('# reverse_proxy', 'reverse_proxy')
    .replaceAll('https://services.example.com', `http://127.0.0.1:${SERVICES}`);
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};

/** Port of what stands for the services host. */
const SERVICES = 4333;

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
  call('/admin/users/ana@correo.example', {}, 200, {}, page),
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
  call('/api/files/plan.pdf', {}, 200, {}, /^services \/api\/files\/plan\.pdf/),
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

/** Tags of the scripts and styles within a page which its policy does not allow: a browser leaves them out without a word. */
const refusedBy = (policy, text) =>
  [...text.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)].flatMap(([, tag, held]) => {
    const directive = policy.split(';').find((one) => one.trim().startsWith(`${tag}-src `));
    const hash = createHash('sha256').update(held).digest('base64');
    return directive?.includes(`'sha256-${hash}'`) ? [] : tag;
  });

const differences = async (port, encoding) => {
  const found = [];
  for (const { path, sent, status, wanted, text } of expected(encoding)) {
    const at = /^\/(?:health|api\/.*)$/.test(path) ? path : base + path;
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { headers: sent });
    const body = await answer.text();
    const tell = (what) => found.push(`${path}: ${what}`);
    if (answer.status !== status) tell(`${answer.status} in place of ${status}`);
    for (const [name, value] of Object.entries(wanted))
      if (!answer.headers.get(name)?.includes(value))
        tell(`${name}: ${answer.headers.get(name)}, not ${value}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    if (!policy.includes("default-src 'none'")) tell('no Content-Security-Policy');
    for (const what of refusedBy(policy, body)) tell(`the policy refuses a ${what} that stands in the page`);
    if (!text.test(body)) tell(`another text: ${body.slice(0, 60)}`);
  }
  return found;
};

const services = createServer((request, response) => response.end(`services ${request.url}`));
try {
  await new Promise((resolve) => services.listen(SERVICES, '127.0.0.1', resolve));
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
  services.close();
  services.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
