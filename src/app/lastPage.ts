import { buttonLook } from '../ui/buttonLook';
import { appTexts } from './texts';

/** What stands where not even the page's own script could be loaded: never a blank page. Made without React, which is gone too. */
export function lastPage(place: Element): void {
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
  reload.className = buttonLook({ variant: 'primary' });
  reload.textContent = appTexts.reload;
  reload.addEventListener('click', () => window.location.reload());
  page.append(title, text, reload);
  place.replaceChildren(page);
}
