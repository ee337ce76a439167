import { useState } from 'react';
import { Link } from '../ui/Link';
import { forgetLeftPage, leftPage } from '../session/leftPage';
import { Button } from '../ui/Button';
import { buttonLook } from '../ui/buttonLook';
import { appTexts } from './texts';
import '../drafts/drafts.css';

const texts = appTexts.left_page;

/** Offers the page that a 503 took away (LOGIN-39), until it is chosen or refused. */
export default function LeftPageNotice() {
  const [page, setPage] = useState(leftPage);
  if (page === undefined) return null;
  const forget = () => {
    forgetLeftPage();
    setPage(undefined);
  };
  return (
    <section className="notice draft-notice" aria-label={texts.region}>
      <p role="status">{texts.text}</p>
      <div className="draft-actions">
        <Link className={buttonLook({ variant: 'primary', small: true })} to={page} onClick={forget}>
          {texts.back}
        </Link>
        <Button small onClick={forget}>
          {texts.forget}
        </Button>
      </div>
    </section>
  );
}
