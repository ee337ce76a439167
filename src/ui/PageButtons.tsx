import { fillText } from '../i18n/fillText';
import { Button } from './Button';
import './pageButtons.css';

const texts = {
  before: 'Anteriores',
  after: 'Siguientes',
  page: 'Página %{page} de %{pages}',
} as const;

interface PageButtonsProps {
  /** The first one is 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Leads through rows that are drawn a page at a time; nothing where there is one page. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  if (pages < 2) return null;
  return (
    <div className="page-buttons">
      <Button small locked={page === 0} onClick={() => onPage(page - 1)}>
        {texts.before}
      </Button>
      <span role="status">{fillText(texts.page, { page: page + 1, pages })}</span>
      <Button small locked={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {texts.after}
      </Button>
    </div>
  );
}
