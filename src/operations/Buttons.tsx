import { fillText } from '../i18n/fillText';
import { Button } from '../ui/Button';
import { countOf, type Operation } from './operation';
import { operationTexts as texts } from './texts';

interface ButtonsProps {
  operation: Operation;
  small?: boolean;
}

/** What can be done with an operation while its page lives. */
export function Buttons({ operation: { rows, does, state, isStopping }, small = false }: ButtonsProps) {
  if (state === 'running')
    return (
      does.stop && (
        <Button small={small} busy={isStopping} onClick={does.stop}>
          {isStopping ? texts.stopping : texts.stop}
        </Button>
      )
    );
  const [waiting, failed] = [countOf(rows, 'waiting'), countOf(rows, 'failed')];
  const again = rows.length === 0 ? texts.retry_whole : fillText(texts.retry, { smart_count: failed });
  return (
    <>
      {does.look && (
        <Button small={small} onClick={does.look}>
          {texts.look}
        </Button>
      )}
      {does.save && countOf(rows, 'done') < rows.length && (
        <Button small={small} onClick={does.save}>
          {texts.save}
        </Button>
      )}
      {does.rest && waiting > 0 && (
        <Button small={small} onClick={does.rest}>
          {fillText(texts.rest, { smart_count: waiting })}
        </Button>
      )}
      {does.retry && (failed > 0 || rows.length === 0) && (
        <Button small={small} onClick={does.retry}>
          {again}
        </Button>
      )}
    </>
  );
}
