import { buttonClassName } from '../ui/button/buttonClassName';
import { appTexts } from '../app/texts';

/** Page for when not even the entry script could load: never a blank page. Made without React, which did not load either. */
export function showFatalPage(container: Element): void {
  const page = document.createElement('main');
  page.className = 'state page';
  page.role = 'alert';
  const title = document.createElement('h1');
  title.textContent = appTexts.broken;
  const text = document.createElement('p');
  text.className = 'state-text';
  text.textContent = appTexts.broken_text;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = buttonClassName({ variant: 'primary' });
  reload.textContent = appTexts.reload;
  reload.addEventListener('click', () => window.location.reload());
  page.append(title, text, reload);
  container.replaceChildren(page);
}
