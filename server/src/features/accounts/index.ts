export { accountsRoutes } from './accounts.routes.ts';
export { hasPeople } from './administrators/administrators.repo.ts';
export { allProducts, makeAdministrator, renewAdministrator } from './administrators/make-administrator.ts';
export { homeOf } from './home-of.ts';
export { productsOf, requireLicence } from './licences.ts';
export { beginSession } from './log-in/session.ts';
export { registerUniLogin } from './log-in/uni-login.ts';
export { eraseAccount, findDismissed, findPerson, forgetChoices } from './accounts.repo.ts';
export {
  changePassword,
  firstPasswordEnds,
  givePassword,
  hasPassword,
  requireOwnPassword,
} from './log-in/passwords.ts';
export { readTwoStep } from './two-step/set-up.ts';
export { twoStepRoutes } from './two-step/two-step.routes.ts';
export { setPublicName } from './set-public-name.ts';
export { startForgettingTries } from './log-in/forget-tries.ts';
export { clearFailures } from './log-in/tries.repo.ts';
export {
  deleteUnusedAccounts,
  insertAccounts,
  linkAccounts,
  renameAccounts,
  setLeft,
} from './roster-accounts.repo.ts';
