import type { LtiPlatform } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { ltiPlatformsQuery } from '../lti.queries.ts';
import { ltiText as text } from '../lti.text.ts';
import { PlatformForm } from '../parts/platform-form.tsx';
import { changeId, PlatformRow } from '../parts/platform-row.tsx';
import { ToolAddresses } from '../parts/tool-addresses.tsx';
import s from '../lti.module.css';

/** What is open to be written in: a platform by its id, a new one, or nothing. */
type Open = number | 'new' | null;

const ADD = 'opret-platform';

function Platforms({ platforms }: { platforms: readonly LtiPlatform[] }) {
  const [open, setOpen] = useState<Open>(null);
  /** What was open before: the button that had opened it, or its like, has the focus once it is closed. */
  const before = useRef<Open>(null);
  useEffect(() => {
    if (open === null && before.current !== null)
      document.getElementById(before.current === 'new' ? ADD : changeId(before.current))?.focus();
    before.current = open;
  }, [open]);
  const close = () => setOpen(null);
  const add = (
    <Button id={ADD} look="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen('new')}>
      {text.add}
    </Button>
  );
  if (platforms.length === 0 && open === null)
    return (
      <EmptyState title={text.none} action={add}>
        {text.noneHelp}
      </EmptyState>
    );
  return (
    <>
      {open === 'new' ? <PlatformForm platform={null} onClose={close} /> : <p className={s.add}>{add}</p>}
      <ul className={s.list}>
        {platforms.map((platform) =>
          open === platform.id ? (
            <li key={platform.id} className={s.open}>
              <PlatformForm platform={platform} onClose={close} />
            </li>
          ) : (
            <PlatformRow key={platform.id} platform={platform} onChange={() => setOpen(platform.id)} />
          ),
        )}
      </ul>
    </>
  );
}

/** /skole/laeringsplatforme: which learning platforms open Ordklar for the school (LTI 1.3). */
export default function PlatformsPage() {
  useTitle(text.title);
  const list = useQuery(ltiPlatformsQuery);
  return (
    <LeadPage
      title={text.title}
      lead={text.lead}
      back={<BackLink to="/skole">{text.back}</BackLink>}
      className={s.page}
    >
      {list.isPending && <LoadingRows />}
      {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {list.data && (
        <>
          <section aria-labelledby="platforme">
            <h2 id="platforme" className="sr" tabIndex={-1}>
              {text.list}
            </h2>
            <Platforms platforms={list.data.platforms} />
          </section>
          <ToolAddresses tool={list.data.tool} />
        </>
      )}
    </LeadPage>
  );
}
