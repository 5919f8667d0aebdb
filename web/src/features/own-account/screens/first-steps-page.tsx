import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem, isOwnAddress } from '@ordklar/contract';
import { useSearchParams } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { Logo, logoClass } from '../../../ui/logo.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { logOut } from '../../accounts/index.ts';
import { firstStepsQuery } from '../own-account.queries.ts';
import { accountText } from '../own-account.text.ts';
import { PasswordForm } from '../parts/password-form.tsx';
import { TwoStepSetUp } from '../parts/two-step-set-up.tsx';
import s from './first-steps-page.module.css';

const text = accountText.first;
const UNAUTHORISED = 401;

/** The steps that are left; after the last it goes on to where the person wanted. Codes are on the page until they are kept. */
function useFirstSteps() {
  const answer = useQuery(firstStepsQuery);
  const [showsCodes, setShowsCodes] = useState(false);
  const isDone = answer.data?.steps.length === 0 && !showsCodes;
  const isLoggedOut = answer.error instanceof ApiProblem && answer.error.status === UNAUTHORISED;
  const wanted = useSearchParams()[0].get('til');
  const own = isDone ? answer.data?.startPath : undefined;
  const next = isLoggedOut ? '/login' : own && wanted !== null && isOwnAddress(wanted) ? wanted : own;
  useEffect(() => {
    // the whole page again: all that was refused is asked for again
    if (next) window.location.replace(next);
  }, [next]);
  return { answer, step: showsCodes ? 'two-step' : answer.data?.steps[0], showsCodes, setShowsCodes };
}

/** /foerst: what somebody must do after logging in before anything else. The server refuses all other calls until then. */
export default function FirstStepsPage() {
  useTitle(text.title);
  const { answer, step, showsCodes, setShowsCodes } = useFirstSteps();
  const { id, name = '', username = '' } = answer.data ?? {};
  const leave = () => {
    if (id !== undefined) logOut(id).catch(() => showErrorToast());
  };
  return (
    <PageColumn className={s.page}>
      <p className={logoClass()}>
        <Logo />
      </p>
      {answer.isPending && <LoadingRows rows={4} />}
      {answer.isError && !answer.data && <ErrorState message={text.failed} onRetry={() => void answer.refetch()} />}
      {step === 'own-password' && (
        <>
          <h1>{text.passwordTitle(name)}</h1>
          <p>{text.passwordLead}</p>
          <PasswordForm username={username} isFirst onDone={() => void answer.refetch()} />
        </>
      )}
      {step === 'two-step' && (
        <>
          <h1>{showsCodes ? accountText.twoStep.codesTitle : text.twoStepTitle}</h1>
          {!showsCodes && <p>{text.twoStepLead}</p>}
          <TwoStepSetUp
            onCodes={() => setShowsCodes(true)}
            onDone={() => {
              setShowsCodes(false);
              void answer.refetch();
            }}
          />
        </>
      )}
      {step && !showsCodes && (
        <p className={s.leave}>
          <Button onClick={leave}>{text.leave}</Button>
        </p>
      )}
    </PageColumn>
  );
}
