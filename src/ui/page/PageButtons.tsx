import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../button/Button';
import './pageButtons.css';

const texts = {
  before: 'Anteriores',
  after: 'Siguientes',
  page: 'Página %{page} de %{pages}',
} as const;

interface PageButtonsProps {
  /** The first one is 0. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Leads through rows that are drawn a page at a time; nothing where there is one page. */
export function PageButtons({ page, pageCount, onPageChange }: PageButtonsProps) {
  if (pageCount < 2) return null;
  return (
    <div className="page-buttons">
      <Button small disabled={page === 0} onClick={() => onPageChange(page - 1)}>
        {texts.before}
      </Button>
      <span role="status">{interpolateText(texts.page, { page: page + 1, pages: pageCount })}</span>
      <Button small disabled={page >= pageCount - 1} onClick={() => onPageChange(page + 1)}>
        {texts.after}
      </Button>
    </div>
  );
}
