/** Panels as laboratories of other places name them, in the form of `panels.ts`, written apart from the reader's own names. */
export const WORLD_PANELS = {
  taiwanBlood: `
wbc|白血球|WBC|10^3/uL|4.0|10.0|1
rbc|紅血球|RBC|10^6/uL|4.2|5.4|2
hemoglobin|血色素|HGB|g/dL|12.0|16.0|1
hematocrit|血比容|HCT|%|37.0|47.0|1
mcv|平均紅血球容積|MCV|fL|80.0|100.0|1
mch|平均紅血球血色素量|MCH|pg|26.0|34.0|1
mchc|平均紅血球血色素濃度|MCHC|g/dL|32.0|36.0|1
platelets|血小板|PLT|10^3/uL|130|400|0
neutrophils_pct|嗜中性球|Neut.|%|40.0|74.0|1
lymphocytes_pct|淋巴球|Lymph.|%|19.0|48.0|1
monocytes_pct|單核球|Mono.|%|3.4|9.0|1
eosinophils_pct|嗜酸性球|Eosin.|%|0.0|7.0|1
basophils_pct|嗜鹼性球|Baso.|%|0.0|1.5|1`,
  taiwanChemistry: `
glucose_fasting|飯前血糖|AC Sugar|mg/dL|70|99|0
hba1c|糖化血色素|HbA1c|%|4.0|5.6|1
ast|麩草轉胺酶|AST(GOT)|U/L|8|38|0
alt|麩丙轉胺酶|ALT(GPT)|U/L|4|44|0
ggt|丙麩胺轉移酶|r-GT|U/L|8|60|0
alp|鹼性磷酸酶|ALK-P|U/L|34|104|0
bilirubin_total|總膽紅素|T-Bil|mg/dL|0.3|1.0|2
bilirubin_direct|直接膽紅素|D-Bil|mg/dL|0.03|0.18|2
total_protein|總蛋白|T.P|g/dL|6.4|8.9|1
albumin|白蛋白|ALB|g/dL|3.5|5.7|1
globulin|球蛋白|GLO|g/dL|2.3|3.5|1
urea|尿素氮|BUN|mg/dL|7|25|0
creatinine|肌酸酐|CRE|mg/dL|0.6|1.2|2
egfr|腎絲球過濾率|eGFR|mL/min/1.73m^2|60||1
uric_acid|尿酸|UA|mg/dL|2.3|6.6|1
cholesterol_total|總膽固醇|T-CHO|mg/dL||200|0
triglycerides|三酸甘油脂|TG|mg/dL||150|0
hdl_c|高密度脂蛋白膽固醇|HDL-C|mg/dL|50||0
ldl_c|低密度脂蛋白膽固醇|LDL-C|mg/dL||130|0
tsh|甲促素|TSH|uIU/mL|0.38|5.33|2
ft4|游離甲狀腺素|Free T4|ng/dL|0.61|1.12|2
ferritin|儲鐵蛋白|Ferritin|ng/mL|11.0|306.8|1
vitamin_d_25oh|25-羥基維生素D|25-OH Vit.D|ng/mL|30|100|1
afp|甲型胎兒蛋白|AFP|ng/mL||9.0|2
cea|癌胚抗原|CEA|ng/mL||5.0|2`,
  directUs: `
glucose_fasting|GLUCOSE||mg/dL|65|99|0
urea|UREA NITROGEN (BUN)||mg/dL|7|25|0
creatinine|CREATININE||mg/dL|0.50|1.03|2
egfr|EGFR||mL/min/1.73m2|60||0
bun_creatinine_ratio|BUN/CREATININE RATIO||(calc)|6|22|0
sodium|SODIUM||mmol/L|135|146|0
potassium|POTASSIUM||mmol/L|3.5|5.3|1
chloride|CHLORIDE||mmol/L|98|110|0
co2|CARBON DIOXIDE||mmol/L|20|32|0
calcium|CALCIUM||mg/dL|8.6|10.4|1
total_protein|PROTEIN, TOTAL||g/dL|6.1|8.1|1
albumin|ALBUMIN||g/dL|3.6|5.1|1
globulin|GLOBULIN||g/dL (calc)|1.9|3.7|1
ag_ratio|ALBUMIN/GLOBULIN RATIO||(calc)|1.0|2.5|1
bilirubin_total|BILIRUBIN, TOTAL||mg/dL|0.2|1.2|1
alp|ALKALINE PHOSPHATASE||U/L|37|153|0
ast|AST||U/L|10|35|0
alt|ALT||U/L|6|29|0
cholesterol_total|CHOLESTEROL, TOTAL||mg/dL||200|0
hdl_c|HDL CHOLESTEROL||mg/dL|50||0
triglycerides|TRIGLYCERIDES||mg/dL||150|0
ldl_c|LDL-CHOLESTEROL||mg/dL (calc)||100|0
tc_hdl_ratio|CHOL/HDLC RATIO||(calc)||5.0|1
non_hdl_c|NON HDL CHOLESTEROL||mg/dL (calc)||130|0`,
  directUsBlood: `
wbc|WHITE BLOOD CELL COUNT||Thousand/uL|3.8|10.8|1
rbc|RED BLOOD CELL COUNT||Million/uL|3.80|5.10|2
hemoglobin|HEMOGLOBIN||g/dL|11.7|15.5|1
hematocrit|HEMATOCRIT||%|35.0|45.0|1
mcv|MCV||fL|80.0|100.0|1
mch|MCH||pg|27.0|33.0|1
mchc|MCHC||g/dL|32.0|36.0|1
rdw_cv|RDW||%|11.0|15.0|1
platelets|PLATELET COUNT||Thousand/uL|140|400|0
mpv|MPV||fL|7.5|12.5|1
neutrophils_abs|ABSOLUTE NEUTROPHILS||cells/uL|1500|7800|0
lymphocytes_abs|ABSOLUTE LYMPHOCYTES||cells/uL|850|3900|0
monocytes_abs|ABSOLUTE MONOCYTES||cells/uL|200|950|0
eosinophils_abs|ABSOLUTE EOSINOPHILS||cells/uL|15|500|0
basophils_abs|ABSOLUTE BASOPHILS||cells/uL|0|200|0
neutrophils_pct|NEUTROPHILS||%|38|80|1
lymphocytes_pct|LYMPHOCYTES||%|15|49|1
tsh|TSH||mIU/L|0.40|4.50|2
vitamin_d_25oh|VITAMIN D,25-OH,TOTAL,IA||ng/mL|30|100|0
ferritin|FERRITIN||ng/mL|16|232|0
iron|IRON, TOTAL||mcg/dL|45|160|0
tibc|IRON BINDING CAPACITY||mcg/dL (calc)|250|450|0
transferrin_saturation|% SATURATION||% (calc)|16|45|0
vitamin_b12|VITAMIN B12||pg/mL|200|1100|0
hba1c|HEMOGLOBIN A1c||% of total Hgb||5.7|1
hs_crp|HS CRP||mg/L||3.0|1`,
  recordUk: `
hemoglobin|Haemoglobin concentration||g/L|115|165|0
wbc|Total white blood count||10*9/L|4.0|11.0|2
platelets|Platelet count - observation||10*9/L|150|450|0
rbc|Red blood cell count||10*12/L|3.80|5.80|2
hematocrit|Haematocrit||L/L|0.37|0.47|3
mcv|Mean cell volume||fL|80|100|1
mch|Mean cell haemoglobin level||pg|27.0|32.0|1
rdw_cv|Red blood cell distribution width||%|11.5|15.0|1
neutrophils_abs|Neutrophil count||10*9/L|2.0|7.5|2
lymphocytes_abs|Lymphocyte count||10*9/L|1.5|4.0|2
monocytes_abs|Monocyte count - observation||10*9/L|0.2|0.8|2
eosinophils_abs|Eosinophil count - observation||10*9/L|0|0.4|2
basophils_abs|Basophil count||10*9/L|0|0.1|2
sodium|Serum sodium level||mmol/L|133|146|0
potassium|Serum potassium level||mmol/L|3.5|5.3|1
urea|Serum urea level||mmol/L|2.5|7.8|1
creatinine|Serum creatinine level||umol/L|45|84|0
albumin|Serum albumin level||g/L|35|50|0
alp|Serum alkaline phosphatase level||u/L|30|130|0
alt|Serum alanine aminotransferase level||u/L|0|35|0
bilirubin_total|Serum total bilirubin level||umol/L|0|21|0
calcium_adjusted|Serum adjusted calcium concentration||mmol/L|2.20|2.60|2
phosphate|Serum inorganic phosphate level||mmol/L|0.8|1.5|2
crp|Serum C reactive protein level||mg/L|0|5|0
cholesterol_total|Serum cholesterol level||mmol/L||5.0|1
hdl_c|Serum HDL cholesterol level||mmol/L|1.2||1
triglycerides|Serum triglyceride levels||mmol/L||1.7|1
hba1c|Haemoglobin A1c level - IFCC standardised||mmol/mol|20|41|0
tsh|Serum TSH level||mU/L|0.27|4.2|2
ferritin|Serum ferritin level||ug/L|13|150|0
vitamin_b12|Serum vitamin B12 level||ng/L|197|771|0
folate|Serum folate level||ug/L|3.9|26.8|1`,
  german: `
wbc|Leukozyten||/nl|3.9|10.2|1
rbc|Erythrozyten||/pl|3.9|5.2|2
hemoglobin|Hämoglobin||g/dl|12.0|15.6|1
hematocrit|Hämatokrit||%|35.5|45.5|1
mcv|MCV||fl|80.0|99.0|1
mch|MCH||pg|27.0|33.5|1
mchc|MCHC||g/dl|31.5|36.0|1
platelets|Thrombozyten||/nl|150|370|0
sodium|Natrium||mmol/l|136|145|0
potassium|Kalium||mmol/l|3.5|5.1|2
calcium|Calcium||mmol/l|2.15|2.50|2
creatinine|Kreatinin||mg/dl|0.50|0.90|2
urea|Harnstoff||mg/dl|17|49|0
uric_acid|Harnsäure||mg/dl|2.4|5.7|1
glucose_fasting|Glukose nüchtern||mg/dl|74|99|0
hba1c|HbA1c||%|4.0|6.0|1
cholesterol_total|Cholesterin gesamt||mg/dl||200|0
hdl_c|HDL-Cholesterin||mg/dl|45||0
ldl_c|LDL-Cholesterin||mg/dl||116|0
triglycerides|Triglyceride||mg/dl||150|0
ast|GOT (AST)||U/l||35|0
alt|GPT (ALT)||U/l||35|0
ggt|Gamma-GT||U/l||40|0
bilirubin_total|Bilirubin gesamt||mg/dl||1.2|2
crp|CRP||mg/l||5.0|1
ferritin|Ferritin||ng/ml|15|150|1
iron|Eisen||µg/dl|37|145|0
tsh|TSH basal||mU/l|0.27|4.20|2
vitamin_d_25oh|25-OH-Vitamin D||ng/ml|30.0|70.0|1
vitamin_b12|Vitamin B12||pg/ml|197|771|0
folate|Folsäure||ng/ml|3.9|26.8|1`,
  checkUpZh: `
glucose_fasting|空腹葡萄糖|FPG|mmol/L|3.9|6.1|2
hba1c|糖化血红蛋白|HbA1c|%|4.0|6.0|1
cholesterol_total|血清总胆固醇|TC|mmol/L|2.8|5.2|2
triglycerides|血清甘油三酯|TG|mmol/L|0.56|1.7|2
hdl_c|高密度脂蛋白|HDL|mmol/L|1.0|1.9|2
ldl_c|低密度脂蛋白|LDL|mmol/L|1.9|3.4|2
alt|血清丙氨酸氨基转移酶|ALT|U/L|9|50|0
ast|血清天门冬氨酸氨基转移酶|AST|U/L|15|40|0
ggt|γ-谷氨酰转肽酶|γ-GT|U/L|10|60|0
bilirubin_total|血清总胆红素|TBil|μmol/L|3.4|23.3|1
urea|血清尿素|Urea|mmol/L|3.1|8.0|2
creatinine|血清肌酐|Cr|μmol/L|57|97|0
uric_acid|血清尿酸|UA|μmol/L|208|428|0
hemoglobin|血红蛋白浓度|HGB|g/L|115|150|0
wbc|白细胞总数|WBC|10^9/L|3.5|9.5|2
platelets|血小板总数|PLT|10^9/L|125|350|0
tsh|促甲状腺素|TSH|mIU/L|0.55|4.78|2
homocysteine|血同型半胱氨酸|Hcy|μmol/L|4|15.4|1
vitamin_d_25oh|25羟维生素D|25(OH)D|ng/mL|30|100|1
ferritin|血清铁蛋白|SF|ng/mL|11|306|1`,
  sexHormonesZh: `
fsh|卵泡刺激素|FSH|mIU/mL|3.5|12.5|2
lh|促黄体生成素|LH|mIU/mL|2.4|12.6|2
estradiol|雌二醇|E2|pg/mL|30.9|90.4|1
progesterone|孕酮|P|ng/mL|0.05|0.89|2
prolactin|垂体泌乳素|PRL|ng/mL|4.8|23.3|2
testosterone|睾酮|T|ng/mL|0.08|0.48|2
amh|抗缪勒管激素|AMH|ng/mL|1.18|9.16|2
tsh|促甲状腺激素|TSH|μIU/mL|0.27|4.2|3
ft4|游离甲状腺素|FT4|pmol/L|12.0|22.0|2`,
  bodyZh: `
bmi|体重指数|BMI|kg/m2|18.5|23.9|1
waist|腰围|WC|cm||85|1
heart_rate|脉搏|P|次/分|60|100|0
bp_systolic|收缩压|SBP|mmHg|90|139|0
bp_diastolic|舒张压|DBP|mmHg|60|89|0
body_fat_pct|体脂百分比|PBF|%|18.0|28.0|1
skeletal_muscle_mass|骨骼肌|SMM|kg|20.7|25.3|1
visceral_fat_area|内脏脂肪面积|VFA|cm2||100|1`,
  flowUs: `
sodium|Sodium||mmol/L|136|145|0
potassium|Potassium||mmol/L|3.5|5.1|1
chloride|Chloride||mmol/L|98|107|0
co2|CO2||mmol/L|22|29|0
anion_gap|Anion gap||mmol/L|6|18|0
urea|BUN||mg/dL|8|23|0
creatinine|Creatinine||mg/dL|0.51|0.95|2
egfr|eGFR||mL/min/1.73m2|60||0
glucose_fasting|Glucose||mg/dL|70|99|0
calcium|Calcium||mg/dL|8.4|10.2|1
magnesium|Magnesium||mg/dL|1.6|2.6|1
phosphate|Phosphorus||mg/dL|2.5|4.5|1
alt|ALT||U/L|10|35|0
ast|AST||U/L|10|35|0
alp|Alk Phos||U/L|35|104|0
bilirubin_total|Total Bilirubin||mg/dL||1.2|1
albumin|Albumin||g/dL|3.5|5.2|1
total_protein|Total Protein||g/dL|6.4|8.3|1
wbc|WBC||K/uL|3.7|10.5|1
hemoglobin|Hgb||g/dL|11.2|15.7|1
hematocrit|Hct||%|34.1|44.9|1
platelets|Plt||K/uL|150|400|0`,
} as const;
