import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { logOut, useCurrentUser } from '../../accounts/index.ts';
import { ltiPendingQuery } from '../lti.queries.ts';
import { ltiText } from '../lti.text.ts';
import s from '../lti.module.css';

const text = ltiText.link;
/** Where the person comes back to after logging in as somebody else. */
const AGAIN = `/login?til=${encodeURIComponent('/lti/tilknyt')}`;

const logInAsAnother = (userId: number) =>
  logOut(userId, AGAIN).catch(() => {
    showErrorToast();
  });

function Question({ platform, logsIn }: { platform: string; logsIn: boolean }) {
  const { id, name, roles } = useCurrentUser();
  const link = useMutation({
    mutationFn: () => client.linkLti(),
    onSuccess: ({ redirectTo }) => window.location.assign(redirectTo),
  });
  return (
    <>
      <h1>{text.question(platform, name)}</h1>
      <p>{text.text(platform, logsIn, roles.includes('student'))}</p>
      {link.isError && <FieldError>{link.error.message}</FieldError>}
      <div className={s.choice}>
        <Button look="primary" large busy={link.isPending || link.isSuccess} onClick={() => link.mutate()}>
          {text.yes}
        </Button>
        <Button look="line" large onClick={() => void logInAsAnother(id)}>
          {text.no}
        </Button>
      </div>
    </>
  );
}

/** /lti/tilknyt: the person who came from a learning platform says once whose account it is there. */
export default function LinkPage() {
  useTitle(text.title);
  const { id } = useCurrentUser();
  const pending = useQuery(ltiPendingQuery);
  const { state, platform = '', logsIn = false } = pending.data ?? {};
  return (
    <PageColumn className={s.page}>
      {state !== 'ready' && <h1 className="sr">{text.title}</h1>}
      {pending.isPending && <LoadingRows rows={3} />}
      {pending.isError && <ErrorState message={text.failed} onRetry={() => void pending.refetch()} />}
      {state === 'none' && <EmptyState title={text.none}>{text.noneText}</EmptyState>}
      {state === 'other-school' && (
        <EmptyState
          title={text.otherSchool(platform)}
          action={
            <Button look="primary" onClick={() => void logInAsAnother(id)}>
              {text.no}
            </Button>
          }
        >
          {text.otherSchoolText}
        </EmptyState>
      )}
      {state === 'ready' && <Question platform={platform} logsIn={logsIn} />}
    </PageColumn>
  );
}
