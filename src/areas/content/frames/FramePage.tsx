import { NewWindowLink } from '../../../ui/ButtonLink';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/states';
import { Page } from '../../../ui/Page';
import { frameOf } from './frameOf';
import { ServiceFrame } from './ServiceFrame';
import { texts } from './texts';

interface FramePageProps {
  /** Spanish text. */
  title: string;
  /** Address of the service, from the runtime config. */
  src: string | undefined;
}

/** An outside service in a sandboxed frame; a notice while its address is not set, and always a way to open it alone. */
export function FramePage({ title, src }: FramePageProps) {
  const frame = frameOf(src);
  return (
    <Page
      title={title}
      actions={
        frame && (
          <NewWindowLink href={frame.src} icon={<Icon name="external-link" size={16} />}>
            {texts.open_alone}
          </NewWindowLink>
        )
      }
    >
      {frame ? (
        <ServiceFrame title={title} frame={frame} />
      ) : (
        <EmptyState
          icon={<Icon name="monitor" size={24} />}
          title={texts.not_set}
          text={texts.not_set_text}
        />
      )}
    </Page>
  );
}
