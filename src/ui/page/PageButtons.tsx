import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../button/Button';
import { pageButtonTexts as texts } from './pageButtonTexts';
import './pageButtons.css';

interface PageButtonsProps {
  /** Page number, starting at 0. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Pagination for rows that render one page at a time; renders nothing if there is only one page. */
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
