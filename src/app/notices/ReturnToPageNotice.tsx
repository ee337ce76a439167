import { useState } from 'react';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { Link } from '../../ui/page/Link';
import { clearReturnPath, getReturnPath } from '../../session/navigation/returnPath';
import { Button } from '../../ui/button/Button';
import { buttonClassName } from '../../ui/button/buttonClassName';
import { noticeTexts } from './noticeTexts';
import '../../drafts/drafts.css';

const texts = noticeTexts.left_page;

/** Offers the page that the user lost to a 503, until the user opens or dismisses it. */
export default function ReturnToPageNotice() {
  const [path, setPath] = useState(getReturnPath);
  if (path === undefined || isHiddenPage(path)) return null;
  const forget = () => {
    clearReturnPath();
    setPath(undefined);
  };
  return (
    <section className="notice draft-notice" aria-label={texts.region}>
      <p role="status">{texts.text}</p>
      <div className="draft-actions">
        <Link className={buttonClassName({ variant: 'primary', small: true })} to={path} onClick={forget}>
          {texts.back}
        </Link>
        <Button small onClick={forget}>
          {texts.forget}
        </Button>
      </div>
    </section>
  );
}
