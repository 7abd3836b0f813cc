import type { CallId } from "@nutri/contract";
import { addNutrients } from "../features/plan/add-nutrients.ts";
import { customPlanLast } from "../features/plan/last-custom-plan.ts";
import { customPlanNew } from "../features/plan/new-custom-plan.ts";
import { precisePlanGet } from "../features/plan/get-plan.ts";
import { nutrientForms } from "../features/plan/nutrient-forms.ts";
import { precisePlansByUser } from "../features/plan/list-plans.ts";
import { updateNickname, updateNicknamePost } from "../features/plan/rename-plan.ts";
import { precisePlanStream } from "../features/plan/stream-plan.ts";
import { questionnairePut } from "../features/plan/put-questionnaire.ts";
import { userinfo } from "../features/account/change-userinfo.ts";
import { erase } from "../features/account/erase.ts";
import { exportData } from "../features/account/export-data.ts";
import { consent } from "../features/account/give-consent.ts";
import { loginIp } from "../features/account/login-ip.ts";
import { loginSos } from "../features/account/login-sos.ts";
import { logoutAll } from "../features/account/logout-all.ts";
import { fileUpload } from "../features/file/upload.ts";
import { reportConfirm } from "../features/report/confirm-report.ts";
import { reportCorrect } from "../features/report/correct-report.ts";
import { reportGet } from "../features/report/get-report.ts";
import { reportList } from "../features/report/list-reports.ts";
import { reportPage } from "../features/report/get-page.ts";
import { reportPut } from "../features/report/put-report.ts";
import { readLabel } from "../features/report/read-label.ts";
import { reportRemove } from "../features/report/remove-report.ts";
import { reportStream } from "../features/report/stream-report.ts";
import { biomarkerTrend } from "../features/report/trend.ts";
import { invCode } from "../features/invitation/enter-code.ts";
import { operationLogSave } from "../features/operation-log/save.ts";
import { biomarkerOptions } from "../features/report/list-biomarkers.ts";
import { chatConversations, chatRemove, chatRename } from "../features/chat/conversations.ts";
import { chatFeedback } from "../features/chat/feedback.ts";
import { chatMessages } from "../features/chat/messages.ts";
import { chatQuickQuestions } from "../features/chat/quick-questions.ts";
import { chatRegenerate } from "../features/chat/regenerate.ts";
import { chatSend } from "../features/chat/send.ts";
import { chatStop } from "../features/chat/stop.ts";
import { chatStream } from "../features/chat/stream.ts";
import { orderCancel } from "../features/order/cancel-order.ts";
import { order } from "../features/order/get-order.ts";
import { orders } from "../features/order/list-orders.ts";
import { orderMultiProd } from "../features/order/order-products.ts";
import { orderPay } from "../features/order/pay-order.ts";
import { productGetAll } from "../features/product/list-products.ts";
import { productGet } from "../features/product/get-products.ts";
import { queryVouchers } from "../features/voucher/query-vouchers.ts";
import { medicineTaboos } from "../features/review/medicine-taboos.ts";
import { reviewOptions } from "../features/review/options.ts";
import { questionOptions } from "../features/review/question-options.ts";
import { reviewOptionsByName } from "../features/review/search-options.ts";
import { searchMedicine } from "../features/review/search-medicine.ts";
import { supplementReviews } from "../features/review/supplement-reviews.ts";
import type { Handler, LongHandler } from "../handler.ts";

/** Who does each call of the contract. */
export const handlers: { readonly [K in CallId]: Handler<K> | LongHandler<K> } = {
  loginIp,
  loginSos,
  userinfo,
  consent,
  exportData,
  erase,
  logoutAll,
  invCode,
  operationLogSave,
  customPlanNew,
  customPlanLast,
  questionnairePut,
  precisePlanGet,
  precisePlanStream,
  precisePlansByUser,
  updateNickname,
  updateNicknamePost,
  addNutrients,
  nutrientForms,
  fileUpload,
  chatSend,
  chatStream,
  chatStop,
  chatRegenerate,
  chatConversations,
  chatMessages,
  chatRename,
  chatRemove,
  chatFeedback,
  chatQuickQuestions,
  reportPut,
  reportGet,
  reportPage,
  reportConfirm,
  reportList,
  reportStream,
  reportCorrect,
  reportRemove,
  biomarkerTrend,
  readLabel,
  productGet,
  productGetAll,
  queryVouchers,
  orderMultiProd,
  orders,
  order,
  orderCancel,
  orderPay,
  reviewOptions,
  questionOptions,
  reviewOptionsByName,
  searchMedicine,
  supplementReviews,
  medicineTaboos,
  biomarkerOptions,
};
