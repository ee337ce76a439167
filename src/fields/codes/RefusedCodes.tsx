import { interpolateText } from '../../i18n/interpolateText';
import { scannerTexts as texts } from '../../scanner/scannerTexts';

/** A scanned code that was not accepted, and the reason. */
export interface RefusedCode {
  code: string;
  reason: string;
}

/** Number of characters by which a user recognises a code; the whole code is a key and is not shown. */
const SHOWN_LENGTH = 4;

/** Lists the scanned codes that were not accepted. */
export const RefusedCodes = ({ codes }: { codes: readonly RefusedCode[] }) => (
  <div role="status">
    {codes.length > 0 && (
      <div className="notice warning">
        <p>{texts.refused}</p>
        <ul>
          {codes.map(({ code, reason }, index) => (
            <li key={index}>
              {interpolateText(texts.refusedCode, { end: code.slice(-SHOWN_LENGTH), reason })}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
