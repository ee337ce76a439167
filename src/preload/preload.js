// Runs before the console has loaded. It requests the runtime config and, with a stored session, the profile and the first
// data of the URL, in parallel with the bundle and the page's scripts. `src/preload/preloaded.ts` takes the responses over.
// The build inserts the reads of the declared resources as the table (see `preloadTable.ts`).
(function () {
  'use strict';
  // The page's scripts are missing, or belong to another release. Only this code can report it, with the text in the page
  // itself.
  addEventListener(
    'error',
    function (event) {
      var gone = document.getElementById('gone');
      if (event.target.tagName === 'SCRIPT') document.getElementById('root').append(gone.content);
    },
    true,
  );
  var preloadTable = __TABLE__;
  var files = __FILES__;
  var preloadedFiles = __PRELOAD__;
  var token;
  var host;
  try {
    // Set before the first paint; without a choice the page follows the system (src/ui/theme/colourTheme.ts).
    var theme = /^"(light|dark)"$/.exec(localStorage.getItem('RaStore.view.theme') || '');
    if (theme) document.documentElement.dataset.theme = theme[1];
    token = localStorage.getItem('console.token');
    // The main host of the last visit, so the token is never sent to a host that the config has not named.
    host = localStorage.getItem('console.host');
  } catch {
    return;
  }
  var calls = {};
  var config = fetch('/config.json', { cache: 'no-cache', redirect: 'error' }).then(function (response) {
    return response.json();
  });
  // The console itself reports a config that it cannot read.
  config.catch(function () {});
  window.__CONSOLE_PRELOAD__ = { config: config, calls: calls };
  var isInside = /^\/admin(\/|$)/.test(location.pathname);
  // The base path only redirects, so it needs no page code.
  if (!isInside && location.pathname !== '/') preloadFiles(preloadedFiles.public);
  if (!token || !isInside) return;
  // The app shell in the page's HTML, with the stored menu width.
  document.documentElement.dataset.shell =
    localStorage.getItem('RaStore.view.menuCollapsed') === 'true' ? 'narrow' : 'wide';
  preloadFiles(preloadedFiles.admin);
  if (/^\/admin(\/start)?\/?$/.test(location.pathname)) preloadFiles(preloadedFiles.start);
  findDeclarationFiles().forEach(function (href) {
    calls[href] = fetch(href);
    calls[href].catch(function () {});
  });
  // The base path has no content: the page that it redirects to sends the requests.
  if (!host || !/^\/admin\/./.test(location.pathname)) return;
  prefetch('/users/current');
  var first = findFirstRead();
  if (first) prefetch(first);
  try {
    showListSnapshot(JSON.parse(sessionStorage.getItem('console.look')));
  } catch {
    // No snapshot is stored, or it cannot be shown.
  }

  // Shows the list snapshot of this URL from when the tab left it, dimmed and with its time, until the rows are refetched
  // (src/list/snapshot/saveListSnapshot.ts stores it). Texts only, and only for the same window size and session.
  function showListSnapshot(snapshot) {
    var isFresh = Date.now() - snapshot.at < 14400000; // 4 h
    if (snapshot.path !== location.pathname + location.search || snapshot.of !== token.slice(-12)) return;
    if (!isFresh || snapshot.window !== innerWidth) return;
    var element = document.createElement('div');
    element.className = 'look';
    element.ariaHidden = 'true';
    element.style.top = snapshot.top + 'px';
    element.style.left = snapshot.left + 'px';
    element.style.width = snapshot.width + 'px';
    var table = element.appendChild(document.createElement('table'));
    snapshot.rows.forEach(function (row) {
      // Without its own tbody: these are not rows of the list.
      var tableRow = table.appendChild(document.createElement('tr'));
      tableRow.style.height = row.height + 'px';
      row.cells.forEach(function (text, index) {
        var cell = tableRow.insertCell();
        cell.style.width = snapshot.columns[index] + 'px';
        cell.textContent = text;
      });
    });
    element.appendChild(document.createElement('p')).textContent = snapshot.mark;
    window.__CONSOLE_PRELOAD__.listSnapshot = { path: snapshot.path, element: element };
    // The shell follows this script in the page, and the console follows the shell. If no skeleton has adopted the snapshot
    // when the console mounts, it is removed from the page until one does.
    new MutationObserver(function (_, watch) {
      var shell = document.getElementById('shell');
      if (!shell) return;
      var root = document.getElementById('root');
      if (root && root.hasChildNodes()) {
        watch.disconnect();
        if (element.parentNode === document.body) element.remove();
      } else if (!element.parentNode) shell.after(element);
    }).observe(document.documentElement, { childList: true, subtree: true });
  }

  function preloadFiles(hrefs) {
    hrefs.forEach(function (href) {
      var link = document.createElement('link');
      link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      // The same mode as the bundler's; otherwise the browser would fetch the files twice.
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    });
  }

  function prefetch(path) {
    var answer = fetch(host + path, {
      headers: { Accept: 'application/json', 'Accept-version': '1', Authorization: 'Bearer ' + token },
      credentials: 'omit',
    });
    answer.catch(function () {});
    calls[host + path] = answer;
  }

  // Files with the declarations that the URL needs: those of the list, or also those of the detail page.
  function findDeclarationFiles() {
    var parts = location.pathname.slice('/admin/'.length).split('/');
    var routes = files.routes.split('\n');
    for (var index = parts.length; index > 0; index--) {
      var routeIndex = routes.indexOf(parts.slice(0, index).join('/'));
      if (routeIndex < 0) continue;
      var set = files.sets[files.besides[routeIndex]];
      var fileIndexes = [files.own[routeIndex]].concat(set[0], parts[index] ? set[1] : []);
      // A path below a list's URL is most often a record.
      if (parts[index]) preloadFiles(preloadedFiles.detail);
      return fileIndexes.map(function (file) {
        return files.names[file];
      });
    }
    return [];
  }

  function findFirstRead() {
    var parts = location.pathname.slice('/admin/'.length).split('/');
    var id = '';
    for (var index = parts.length; index > 0; index--) {
      var route = parts.slice(0, index).join('/');
      if (!Object.hasOwn(preloadTable, route)) continue;
      var read = preloadTable[route];
      id = parts[index] || '';
      if (!id) return hasNoSortOrFilter() && read.list && read.list + listQuery(read);
      if (read.words.indexOf(id) >= 0 || !read.one) return undefined;
      if (read.wordsBelow && read.wordsBelow.indexOf(parts[index + 1]) >= 0) return undefined;
      try {
        id = decodeURIComponent(id);
      } catch {
        // A percent sign that encodes nothing; the console handles it.
        return undefined;
      }
      // An attacker can send a link. An id that hosts may read in several ways, or that makes the path a session call, is left
      // to the data provider (`isReservedPath`).
      if (!/^[\w$.:@-]*[\w$:@-]$/.test(id) || (read.reservedIds || []).indexOf(id.toLowerCase()) >= 0)
        return undefined;
      window.__CONSOLE_PRELOAD__.record = id;
      // A function, so that a dollar sign in the id is not a replacement pattern.
      return read.one.replace('{id}', function () {
        return encodeURIComponent(id);
      });
    }
    return undefined;
  }

  // Only the data provider writes sorts and filters.
  function hasNoSortOrFilter() {
    return !/[?&](sort|filter)=/.test(location.search);
  }

  function listQuery(read) {
    var query = new URLSearchParams(location.search);
    var size = read.sizes.indexOf(query.get('size')) < 0 ? read.size : query.get('size');
    var page = /^[1-9]\d{0,8}$/.test(query.get('page') || '') ? query.get('page') : '1';
    var search = (query.get('search') || '').trim();
    return (
      '?page[number]=' +
      page +
      '&page[size]=' +
      size +
      (search ? '&search=' + new URLSearchParams({ x: search }).toString().slice(2) : '')
    );
  }
})();
