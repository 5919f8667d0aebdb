import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { contactText, presentationText as text } from '../contact.text.ts';
import { useOnDemand } from '../use-on-demand.ts';
import type { PresentationBannerState } from '../use-presentation-banner.ts';
import type { PresentationFormProps } from './presentation-form.tsx';
import s from './presentation-banner.module.css';

const loadForm = () => import('./presentation-form.tsx');
const loadDialog = () => import('./presentation-dialog.tsx');

interface Props {
  banner: PresentationBannerState;
  loggedIn: boolean;
}

/** Fetches the piece when the banner is expanded; when it does not come, the next press tries again. */
function useWhenExpanded(
  load: () => Promise<{ default: ComponentType<PresentationFormProps> }>,
  banner: Props['banner'],
) {
  const piece = useOnDemand(load);
  const fetchPiece = useEffectEvent(piece.fetchPiece);
  const collapse = useEffectEvent(() => banner.close(false));
  useEffect(() => {
    if (banner.isExpanded) void fetchPiece();
  }, [banner.isExpanded]);
  useEffect(() => {
    if (piece.hasFailed) collapse();
  }, [piece.hasFailed]);
  return piece;
}

/** The offer of a free presentation: a banner that opens into the form; once hidden, a window takes its place. */
export function PresentationBanner({ drawing, ...props }: Props & { drawing: ReactNode }) {
  return props.banner.isHidden ? <PresentationWindow {...props} /> : <Banner {...props} drawing={drawing} />;
}

function PresentationWindow({ banner, loggedIn }: Props) {
  const { Piece: Dialog } = useWhenExpanded(loadDialog, banner);
  return banner.isExpanded && Dialog ? <Dialog loggedIn={loggedIn} onClose={banner.close} /> : null;
}

function Banner({ banner, loggedIn, drawing }: Props & { drawing: ReactNode }) {
  const { Piece: Form, isFetching, hasFailed } = useWhenExpanded(loadForm, banner);
  const section = useRef<HTMLElement>(null);
  const isOpen = banner.isExpanded && Form !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) {
      section.current?.scrollIntoView({ block: 'start' });
      section.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    } else if (wasOpen.current) section.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section ref={section} className={s.offer} id="tilmeld" aria-labelledby="offer-h">
      <div className={s.offerIn} data-open={isOpen || undefined}>
        <div className={s.offerWords}>
          <h2 id="offer-h">{text.title}</h2>
          <p>{text.lead}</p>
          {!isOpen && (
            <Button
              className={s.open}
              look="warm"
              large
              busy={isFetching}
              aria-expanded={false}
              onClick={banner.expand}
            >
              {text.expand}
            </Button>
          )}
          {hasFailed && <p role="alert">{contactText.notFetched}</p>}
        </div>
        {isOpen ? (
          <div className={s.offerForm}>
            <Form isOnPage loggedIn={loggedIn} onClose={banner.close} />
          </div>
        ) : (
          drawing
        )}
      </div>
    </section>
  );
}
