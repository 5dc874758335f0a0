import { eraseAccountPage, eraseAskedPage, eraseUndonePage, undoErasePage } from './pages/own-data/erase-pages.ts'
import { personalDataPage } from './pages/own-data/personal-data-page.ts'
import { profilePage } from './pages/own-data/profile-page.ts'
import { publicProfilePage } from './pages/own-data/public-page.ts'
import { articlePage, articlePreviewPage } from './pages/articles/article-page.ts'
import { articleCategoryPage, articlesPage } from './pages/articles/articles-page.ts'
import { addShop, addShopFaqPage } from './pages/add-shop/page.ts'
import { boardPage, boardsPage } from './pages/boards/page.ts'
import { commercialEshopPage, labProductPage, labRunPage } from './pages/commercial/page.ts'
import { commercialPages } from './pages/commercial/offer-pages.ts'
import { pixelTest, pixelTestPage } from './pages/commercial/pixel-test-page.ts'
import { comparePage } from './pages/compare/page.ts'
import { eshopById, eshopsPage } from './pages/eshops/page.ts'
import { contactPage, contactReceivedPage, shopsContactPage, shopsContactReceivedPage } from './pages/contact/page.ts'
import { cookieChoicesPage } from './pages/cookie-choices/page.ts'
import { countriesPage, countryPage } from './pages/countries/page.ts'
import { homePage } from './pages/home/page.ts'
import { categoryById } from './pages/listing/category-by-id.ts'
import { listingPages } from './pages/listing/page.ts'
import { productDeliveriesPage, productDetailVariant, productOffersPage, productPage } from './pages/product/page.ts'
import { looksTheSamePage, notTheSamePage } from './pages/product/reports.ts'
import { manufacturersPage } from './pages/manufacturers/page.ts'
import { inspirationsPage } from './pages/inspirations/page.ts'
import { inspirationPage } from './pages/inspirations/inspiration-page.ts'
import { accuracyReportedPage, accuracyReportPage } from './pages/accuracy-report/page.ts'
import { howWeRankPage } from './pages/how-we-rank/page.ts'
import { offlinePage } from './pages/offline/page.ts'
import { productWhyPage } from './pages/why/page.ts'
import { reviewsPage } from './pages/reviews/page.ts'
import { roomsPage } from './pages/rooms/page.ts'
import { shopsHomeByName, shopsHomePage, wikiHomePage, wikiPage } from './pages/shops-site/page.ts'
import { shopApplicationPage, shopJoiningStepPage, shopRegisterPage } from './pages/join/page.ts'
import { feedTrialPage } from './pages/shop-area/feed-trial-page.ts'
import { invitationPage, shopChoicePage } from './pages/shop-area/page.ts'
import { shopApiPage } from './pages/shop-api/page.ts'
import { likePieces, similarPage } from './pages/similar/page.ts'
import { answerPage } from './pages/questions/answer-page.ts'
import { confirmQuestionPage, questionMailsEndPage } from './pages/questions/link-pages.tsx'
import { ownQuestionPage } from './pages/questions/own-question-page.tsx'
import { questionPage } from './pages/questions/question-page.ts'
import { questionsPage } from './pages/questions/questions-page.ts'
import { answerVotePage } from './pages/questions/vote-page.tsx'
import { loginPage } from './pages/auth/login-page.tsx'
import { resetPasswordPage, setPasswordPage } from './pages/auth/password-pages.tsx'
import { confirmationPage, registerPage } from './pages/auth/register-pages.tsx'
import { userEmailConfirmationPage, userEmailPage, userPasswordPage } from './pages/user/credentials-pages.tsx'
import { moderationCasePage, reportPage } from './pages/report/page.ts'
import { logoutPage, userPage } from './pages/user/page.ts'
import { userPasskeysPage } from './pages/user/passkeys-page.tsx'
import { userReviewsPage } from './pages/own-reviews/user-reviews-page.ts'
import { writeReviewPage } from './pages/own-reviews/write-review-page.ts'
import { starDelayedPage } from './pages/star/delayed-page.tsx'
import { starEshopPage } from './pages/star/eshop-page.ts'
import { starPage } from './pages/star/star-page.ts'
import { starThanksPage } from './pages/star/thanks-page.tsx'
import { starUnsubscribePage } from './pages/star/unsubscribe-page.tsx'
import { watchConfirmPage, watchEndPage } from './pages/watchdog/link-pages.tsx'
import { listWatchPage } from './pages/watchdog/list-watch-page.ts'
import { userWatchdogPage } from './pages/watchdog/user-watchdog-page.ts'
import { watchPage } from './pages/watchdog/watch-page.ts'
import { userSessionsPage } from './pages/user/sessions-page.ts'
import { pagesOfWords } from './pages/words/page.ts'
import { favouritesPage, sharedFavouritesPage } from './pages/favourites/page.ts'
import type { Page, Signpost } from './page/page.ts'

/** Every page of the storefront. A new one is added here, and to the examples of `page/page-battery.test.ts`. */
export const pages: readonly Page[] = [
  homePage,
  ...listingPages,
  roomsPage,
  eshopsPage,
  manufacturersPage,
  productPage,
  productOffersPage,
  productDeliveriesPage,
  productWhyPage,
  reviewsPage,
  howWeRankPage,
  inspirationsPage,
  inspirationPage,
  offlinePage,
  notTheSamePage,
  looksTheSamePage,
  accuracyReportPage,
  accuracyReportedPage,
  similarPage,
  comparePage,
  commercialEshopPage,
  labRunPage,
  labProductPage,
  ...commercialPages,
  pixelTestPage,
  addShopFaqPage,
  articlesPage,
  articleCategoryPage,
  articlePage,
  articlePreviewPage,
  ...pagesOfWords,
  userPage,
  favouritesPage,
  boardsPage,
  boardPage,
  profilePage,
  personalDataPage,
  eraseAccountPage,
  eraseAskedPage,
  undoErasePage,
  eraseUndonePage,
  publicProfilePage,
  userSessionsPage,
  userPasskeysPage,
  writeReviewPage,
  userReviewsPage,
  userWatchdogPage,
  watchPage,
  listWatchPage,
  watchEndPage,
  watchConfirmPage,
  questionsPage,
  questionPage,
  answerPage,
  answerVotePage,
  confirmQuestionPage,
  ownQuestionPage,
  questionMailsEndPage,
  starPage,
  starThanksPage,
  starDelayedPage,
  starUnsubscribePage,
  starEshopPage,
  userPasswordPage,
  userEmailPage,
  userEmailConfirmationPage,
  registerPage,
  confirmationPage,
  sharedFavouritesPage,
  loginPage,
  resetPasswordPage,
  setPasswordPage,
  countriesPage,
  countryPage,
  reportPage,
  moderationCasePage,
  cookieChoicesPage,
  logoutPage,
  contactPage,
  contactReceivedPage,
  shopsHomePage,
  shopsContactPage,
  shopsContactReceivedPage,
  shopRegisterPage,
  shopApplicationPage,
  shopJoiningStepPage,
  shopChoicePage,
  invitationPage,
  feedTrialPage,
  shopApiPage,
  wikiHomePage,
  wikiPage,
]

/** Addresses that only lead on. */
export const signposts: readonly Signpost[] = [
  categoryById,
  eshopById,
  productDetailVariant,
  likePieces,
  pixelTest,
  addShop,
  shopsHomeByName,
]
