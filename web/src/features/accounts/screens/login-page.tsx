import { isOwnAddress } from '@ordklar/contract';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Branch } from '../../../ui/drawings.tsx';
import { PublicFrame } from '../../public-site/index.ts';
import { accountsText as text } from '../accounts.text.ts';
import { LoginForm } from '../login-form.tsx';
import s from '../login.module.css';

/** What the server sends people back here for. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ukendt: text.uniLoginUnknown,
  rolle: text.uniLoginRole,
  uni: text.uniLoginFailed,
};

/** Where a learning platform sends whom it brings for the first time. */
const LINKING = '/lti/tilknyt';

/** Logging in (PD-01): UNI-Login first where it is configured, user name and password second. */
export default function LoginPage({ search, uniLogin }: { search: string; uniLogin: boolean }) {
  const query = new URLSearchParams(search);
  const til = query.get('til');
  const wanted = til !== null && isOwnAddress(til) ? til : null;
  const failure = query.get('fejl');
  const [needsCode, setNeedsCode] = useState(false);
  const problem = PROBLEMS[failure ?? ''] ?? '';
  return (
    <PublicFrame atLogin>
      <title>Log ind – Ordklar</title>
      <meta name="robots" content="noindex" />
      <main className={s.login} id="indhold">
        <div>
          <h1>{text.title}</h1>
          {!needsCode && <p className={s.loginLead}>{wanted === LINKING ? text.linkingLead : text.lead}</p>}
          {uniLogin && !needsCode && (
            <>
              <ButtonLink
                look="line"
                large
                href={wanted === null ? '/login/uni' : `/login/uni?til=${encodeURIComponent(wanted)}`}
              >
                {text.uniLogin}
              </ButtonLink>
              <p className={s.loginOr}>{text.or}</p>
            </>
          )}
          <LoginForm
            takesFocus
            problem={problem}
            onDone={(redirectTo) => window.location.assign(wanted ?? redirectTo)}
            onStep={setNeedsCode}
          />
          {!needsCode && <p className={s.loginHelp}>{text.help}</p>}
        </div>
        <Branch className={s.loginDrawing} />
      </main>
    </PublicFrame>
  );
}
