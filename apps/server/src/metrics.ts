import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** What one million tokens cost, in any one currency: in and out. */
export type Price = { input: number; output: number };

/** What is counted beside the calls themselves. Labels are few and fixed; nothing of a person is in them. */
export class Metrics {
  readonly registry = new Registry();
  readonly #price: Price | undefined;
  readonly jobs = new Histogram({
    name: "job_duration_seconds",
    help: "Time of one try of a job, by kind and outcome",
    labelNames: ["kind", "outcome"] as const,
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
    registers: [this.registry],
  });
  readonly pages = new Counter({
    name: "report_pages_total",
    help: "Pages of reports that were read, by how",
    labelNames: ["source"] as const,
    registers: [this.registry],
  });
  readonly answers = new Counter({
    name: "chat_answers_total",
    help: "Answers, by who worded them and triage",
    labelNames: ["by", "triage"] as const,
    registers: [this.registry],
  });
  readonly models = new Counter({
    name: "model_requests_total",
    help: "Times a language model was asked, by outcome",
    labelNames: ["outcome"] as const,
    registers: [this.registry],
  });
  readonly sentences = new Counter({
    name: "referee_sentences_total",
    help: "Sentences of a model, by the referee's ruling",
    labelNames: ["ruling"] as const,
    registers: [this.registry],
  });
  readonly tokens = new Counter({
    name: "model_tokens_total",
    help: "Tokens, by model and direction",
    labelNames: ["model", "direction"] as const,
    registers: [this.registry],
  });
  readonly cost = new Counter({ name: "model_cost_total", help: "What tokens cost, at LLM_PRICE", labelNames: ["model"] as const, registers: [this.registry] });
  readonly orders = new Counter({
    name: "orders_total",
    help: "Orders, by the state they came to",
    labelNames: ["status"] as const,
    registers: [this.registry],
  });

  constructor(price?: Price) {
    this.#price = price;
  }

  /** Those of the process: once, where there is one process to watch. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  spent(model: string, input: number, output: number): void {
    this.tokens.inc({ model, direction: "in" }, input);
    this.tokens.inc({ model, direction: "out" }, output);
    if (this.#price) this.cost.inc({ model }, (input * this.#price.input + output * this.#price.output) / 1_000_000);
  }
}
