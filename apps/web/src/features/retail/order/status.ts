import type { Tone } from "../../../ui/Card.tsx";
import type { IconName } from "../../../ui/Icon.tsx";
import type { Order } from "../api/orders.ts";

/** How a state looks: colour and icon go with its word. */
export const LOOK: Record<Order["status"], { tone: Tone; icon: IconName }> = {
  created: { tone: "low", icon: "clock" },
  paid: { tone: "leaf", icon: "check" },
  shipped: { tone: "info", icon: "forward" },
  received: { tone: "leaf", icon: "check" },
  cancelled: { tone: "neutral", icon: "close" },
  refunded: { tone: "neutral", icon: "again" },
  failed: { tone: "high", icon: "warning" },
};
